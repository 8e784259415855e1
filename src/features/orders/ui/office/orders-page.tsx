import { Button } from '@mantine/core'
import { Link } from 'react-router'

import { TableIcon } from '#src/design/office-icons.tsx'
import { useTexts } from '#src/web/language.tsx'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { storedUser } from '#src/features/accounts/ui/shared/office/stored-session.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { tableCodeTexts } from '../../texts/table-code-texts.ts'
import { OrderDialogs } from './order-dialogs.tsx'
import styles from './order-parts.module.css'
import { OrderResults } from './order-results.tsx'
import { PhoneOrder } from './phone-order.tsx'

/** Months after which orders go, as each side is told: both are true. */
const retentionMonths = { admin: 3, staff: 6, customer: 6 }

/** The restaurant's orders, newest first and live; admins change and delete them too. */
export default function OrdersPage() {
  const texts = useTexts(officeOrdersTexts)
  const codes = useTexts(tableCodeTexts)
  const role = storedUser()?.role ?? 'staff'
  return (
    <OfficeSection
      title={texts.title}
      note={texts.retention(retentionMonths[role])}
      noteMore={texts.retentionMore}
      action={
        <div className={styles.ways}>
          <PhoneOrder />
          {role === 'admin' && (
            <Button
              component={Link}
              to="/admin/table-codes"
              variant="default"
              leftSection={<TableIcon size="1.25rem" />}
            >
              {codes.open}
            </Button>
          )}
        </div>
      }
    >
      <OrderResults />
      <OrderDialogs />
    </OfficeSection>
  )
}
