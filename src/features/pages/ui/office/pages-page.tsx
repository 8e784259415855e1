import { PagesTabs } from './pages-tabs.tsx'

/** The office section for the site's pages, at its own address. */
export default function PagesPage() {
  return <PagesTabs address="/admin/pages" />
}
