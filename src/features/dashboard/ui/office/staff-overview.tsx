import { Button } from '@mantine/core'
import { Link } from 'react-router'

import { useTexts } from '#src/web/language.tsx'
import { OfficeHead } from '#src/web/office/office-head.tsx'
import { OrderFigures, RecentOrders } from '#src/features/orders/ui/shared/office/orders-overview.tsx'
import { dashboardTexts } from '../../texts/dashboard-texts.ts'
import styles from './dashboard.module.css'

/** What waits and what came in lately. */
export function StaffOverview() {
  const texts = useTexts(dashboardTexts).staff
  const allOrders = (
    <Button component={Link} to="/staff/orders" variant="default">
      {texts.seeAll}
    </Button>
  )
  return (
    <section className={styles.overview} aria-labelledby="overview-title">
      <OfficeHead title={texts.overview} />
      <h2 id="overview-title">{texts.overview}</h2>
      <OrderFigures />
      <RecentOrders action={allOrders} />
    </section>
  )
}
