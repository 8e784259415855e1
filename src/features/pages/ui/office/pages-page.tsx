import { PagesTabs } from './pages-tabs.tsx'

/** The pages section at an address of its own. */
export default function PagesPage() {
  return <PagesTabs address="/admin/pages" />
}
