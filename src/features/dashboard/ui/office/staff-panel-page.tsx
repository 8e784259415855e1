import { BagIcon, MailIcon } from '#src/design/icons.tsx'
import { CalendarIcon } from '#src/design/calendar-icon.tsx'
import { ListIcon, OvenIcon, PrinterIcon, TableIcon } from '#src/design/office-icons.tsx'
import { PlateIcon } from '#src/design/task-icons.tsx'
import { ClockIcon } from '#src/design/ticket-icons.tsx'
import { siteTexts } from '#src/web/texts/site-texts.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { useTexts } from '#src/web/language.tsx'
import { dashboardTexts } from '../../texts/dashboard-texts.ts'
import { DashboardFrame } from './dashboard-frame.tsx'

const destinations = {
  order: '/staff/orders?order=',
  reservation: '/staff/reservations?reservation=',
  contact: '/staff/contact?message=',
}

/** The layout of the staff panel around its sections. */
export default function StaffPanelPage() {
  const texts = useTexts(dashboardTexts).staff
  const { kinds } = useTexts(officeTexts)
  const { pages } = useTexts(siteTexts)
  const sections = [
    { to: '/staff/dashboard', icon: <ClockIcon />, label: texts.overview },
    { to: '/staff/orders', icon: <BagIcon />, label: kinds.order },
    { to: '/staff/tables', icon: <TableIcon />, label: texts.tables },
    { to: '/staff/reservations', icon: <CalendarIcon />, label: kinds.reservation },
    { to: '/staff/kitchen', icon: <OvenIcon />, label: texts.kitchen },
    { to: '/staff/menu', icon: <PlateIcon />, label: pages.menu },
    { to: '/staff/ingredients', icon: <ListIcon />, label: kinds.ingredient },
    { to: '/staff/contact', icon: <MailIcon />, label: pages.contact },
    { to: '/staff/printing', icon: <PrinterIcon />, label: texts.printing },
  ]
  return <DashboardFrame area="staff" sections={sections} destinations={destinations} />
}
