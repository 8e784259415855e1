import { Button } from '@mantine/core'
import { Link } from 'react-router'

import { useTexts } from '#src/web/language.tsx'
import { Figures } from '#src/web/office/figures.tsx'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { RecentOrders, useOrderFigures } from '#src/features/orders/ui/office/orders-overview.tsx'
import {
  RecentReservations,
  TablesToday,
  useReservationFigures,
} from '#src/features/reservations/ui/office/reservations-overview.tsx'
import { useReportPresence } from '#src/features/presence/ui/office/use-presence.ts'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { bookingsDueNow } from '../../rules/due-now.ts'
import { dashboardTexts } from '../../texts/dashboard-texts.ts'
import styles from './dashboard.module.css'
import { ToDoNow } from './to-do-now.tsx'
import { useDueNow } from './use-due-now.ts'

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
        pending={
          <Figures
            figures={[
              { ...orders.pending, to: '/staff/orders?stage=pending', isToDo: true },
              {
                ...reservations.pending,
                to: '/staff/reservations?view=list&status=pending',
                note: today > 0 ? texts.ofToday(today) : undefined,
                isToDo: true,
              },
            ]}
          />
        }
      />
      <div className={styles.recent}>
        <RecentOrders action={<All to="/staff/orders?view=all" label={texts.seeAll} />} />
        <RecentReservations
          action={<All to="/staff/reservations?view=list" label={texts.seeAllReservations} />}
        />
      </div>
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

/**
 * A link to the whole list, beside the list's heading. Its visible text is short, because two headings stand side by side. Screen
 * readers read `label` instead.
 */
function All({ to, label }: { to: string; label: string }) {
  return (
    <Button component={Link} to={to} variant="default" aria-label={label}>
      {useTexts(officeTexts).list.all}
    </Button>
  )
}
