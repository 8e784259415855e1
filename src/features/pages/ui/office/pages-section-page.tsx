import { PagesTabs } from './pages-tabs.tsx'

/** The pages section as a section of the admin dashboard. */
export default function PagesSectionPage() {
  return <PagesTabs address="/admin/dashboard/pages" />
}
