import { PagesTabs } from './pages-tabs.tsx'

/** The office section for the site's pages, within the admin dashboard. */
export default function PagesSectionPage() {
  return <PagesTabs address="/admin/dashboard/pages" />
}
