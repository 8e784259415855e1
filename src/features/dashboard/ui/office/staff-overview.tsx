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
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { dashboardTexts } from '../../texts/dashboard-texts.ts'
import styles from './dashboard.module.css'
import { ToDoNow } from './to-do-now.tsx'

/**
 * The start of the staff panel: what is to do now, how many orders and reservations there are and wait, and the latest of both side
 * by side.
 */
export function StaffOverview() {
  useReportPresence()
  const texts = useTexts(dashboardTexts).staff
  const orders = useOrderFigures()
  const reservations = useReservationFigures()
  return (
    <OfficeSection title={texts.overview} action={<TablesToday to="/staff/reservations?view=day" />}>
      <ToDoNow />
      <Figures figures={[orders.pending, reservations.pending, orders.all, reservations.all]} />
      <div className={styles.recent}>
        <RecentOrders action={<All to="/staff/orders?view=all" label={texts.seeAll} />} />
        <RecentReservations
          action={<All to="/staff/reservations?view=list" label={texts.seeAllReservations} />}
        />
      </div>
    </OfficeSection>
  )
}

/**
 * A link to a whole list, beside its heading. The visible text is short, because two such headings stand side by side. `label` is
 * the link's name for screen readers.
 */
function All({ to, label }: { to: string; label: string }) {
  return (
    <Button component={Link} to={to} variant="default" aria-label={label}>
      {useTexts(officeTexts).list.all}
    </Button>
  )
}
