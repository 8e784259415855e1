import { useTexts } from '#src/web/language.tsx'
import { Figures } from '#src/web/office/figures.tsx'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { useOrderFigures } from '#src/features/orders/ui/office/orders-overview.tsx'
import {
  TablesToday,
  useReservationFigures,
} from '#src/features/reservations/ui/office/reservations-overview.tsx'
import { useReportPresence } from '#src/features/presence/ui/office/use-presence.ts'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { bookingsDueNow } from '../../rules/due-now.ts'
import { dashboardTexts } from '../../texts/dashboard-texts.ts'
import { RecentWork } from './recent-work.tsx'
import { ToDoNow } from './to-do-now.tsx'
import { useDueNow } from './use-due-now.ts'

/** How many recent orders and how many recent reservations the page lists. */
const maxRecent = 10

/**
 * The start page of the staff area: what has to be done now, pending orders and reservations first, the latest of both side by side,
 * and how many there are in total.
 */
export function StaffOverview() {
  useReportPresence()
  const texts = useTexts(dashboardTexts).staff
  const orders = useOrderFigures()
  const reservations = useReservationFigures()
  const now = useServerMinute()
  const { day } = useDueNow()
  const today = day ? bookingsDueNow(day.reservations, now).waiting : 0
  return (
    <OfficeSection title={texts.overview} action={<TablesToday to="/staff/reservations?view=day" />}>
      <ToDoNow
        pending={[
          { ...orders.pending, to: '/staff/orders?stage=pending', tone: 'waits' },
          {
            ...reservations.pending,
            to: '/staff/reservations?view=list&status=pending',
            note: today > 0 ? texts.ofToday(today) : undefined,
            tone: 'waits',
          },
        ]}
      />
      <RecentWork area="/staff" max={maxRecent} />
      <Figures
        isQuiet
        figures={[
          { ...orders.all, to: '/staff/orders?view=all' },
          { ...reservations.all, to: '/staff/reservations?view=list' },
        ]}
      />
    </OfficeSection>
  )
}
