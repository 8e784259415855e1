import { Button } from '@mantine/core'
import { Link } from 'react-router'

import { RecentOrders } from '#src/features/orders/ui/office/orders-overview.tsx'
import { RecentReservations } from '#src/features/reservations/ui/office/reservations-overview.tsx'
import { useTexts } from '#src/web/language.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { dashboardTexts } from '../../texts/dashboard-texts.ts'
import styles from './dashboard.module.css'

interface RecentWorkProps {
  /** The address of the area in which the lists of all orders and all reservations are. */
  readonly area: '/staff' | '/admin/dashboard'
  /** How many of each are listed at most. */
  readonly max: number
}

/** The newest open orders and reservations side by side, each with the button for its next step. */
export function RecentWork({ area, max }: RecentWorkProps) {
  const texts = useTexts(dashboardTexts).staff
  return (
    <div className={styles.recent}>
      <RecentOrders max={max} action={<All to={`${area}/orders?view=all`} label={texts.seeAll} />} />
      <RecentReservations
        max={max}
        action={<All to={`${area}/reservations?view=list`} label={texts.seeAllReservations} />}
      />
    </div>
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
