import { siteTexts } from '#src/web/texts/site-texts.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { BagIcon, MailIcon } from '#src/design/icons.tsx'
import { CalendarIcon } from '#src/design/calendar-icon.tsx'
import { NewsIcon, OvenIcon, PagesIcon, PrinterIcon, TableIcon } from '#src/design/office-icons.tsx'
import { StarIcon } from '#src/design/star-icon.tsx'
import { PencilIcon, PlateIcon } from '#src/design/task-icons.tsx'
import { ClockIcon } from '#src/design/ticket-icons.tsx'
import { UsersIcon } from '#src/design/users-icon.tsx'
import { useTexts } from '#src/web/language.tsx'
import { VatWarning } from '#src/features/restaurant/ui/office/vat-warning.tsx'
import { dashboardTexts } from '../../texts/dashboard-texts.ts'
import { DashboardFrame } from './dashboard-frame.tsx'

const destinations = {
  order: '/admin/dashboard/orders?order=',
  reservation: '/admin/dashboard/reservations?reservation=',
  contact: '/admin/dashboard/contact?message=',
}

/** The layout of the admin dashboard around its sections. */
export default function AdminDashboardPage() {
  const texts = useTexts(dashboardTexts).admin
  const { kinds } = useTexts(officeTexts)
  const { pages } = useTexts(siteTexts)
  const sections = [
    { to: '/admin/dashboard', icon: <ClockIcon />, label: texts.overview, end: true },
    { to: '/admin/dashboard/reservations', icon: <CalendarIcon />, label: kinds.reservation },
    { to: '/admin/dashboard/orders', icon: <BagIcon />, label: kinds.order },
    { to: '/admin/dashboard/tables', icon: <TableIcon />, label: texts.tables },
    { to: '/admin/kitchen', icon: <OvenIcon />, label: texts.kitchen },
    { to: '/admin/dashboard/menu', icon: <PlateIcon />, label: pages.menu },
    { to: '/admin/dashboard/blog', icon: <NewsIcon />, label: kinds['blog-post'] },
    { to: '/admin/dashboard/reviews', icon: <StarIcon />, label: kinds.review },
    { to: '/admin/dashboard/contact', icon: <MailIcon />, label: pages.contact },
    { to: '/admin/dashboard/printing', icon: <PrinterIcon />, label: texts.printing },
    { to: '/admin/dashboard/pages', icon: <PagesIcon />, label: texts.pages },
    {
      to: '/admin/dashboard/account',
      icon: <UsersIcon />,
      label: texts.account,
      // The page for devices has no link in the bar; the account page leads to it. So the link to the account section is marked as
      // current there.
      also: '/admin/dashboard/devices',
    },
    { to: '/admin/dashboard/audit', icon: <PencilIcon />, label: texts.audit },
  ]
  return (
    <DashboardFrame area="admin" sections={sections} destinations={destinations}>
      <VatWarning />
    </DashboardFrame>
  )
}
