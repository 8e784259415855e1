import { PagesDesk } from './pages-desk.tsx'

/** The pages desk as a section of the admin dashboard. */
export default function PagesSectionPage() {
  return <PagesDesk address="/admin/dashboard/pages" />
}
