import { Button } from '@mantine/core'

import { Dialog } from '#src/design/dialog.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { CopyButton } from '#src/web/office/copy-button.tsx'
import styles from '#src/web/office/facts.module.css'
import { useRowAddress } from '#src/web/office/open-row.ts'
import { EditButton } from '#src/web/office/row-links.tsx'
import { AbsentRow, rowOf, type SingleRow } from '#src/web/office/single-row.tsx'
import { storedUser } from '#src/features/accounts/ui/shared/office/stored-session.ts'
import type { Order } from '../../contract/order.ts'
import { shortCode } from '../../rules/order-code.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { orderAsText } from './order-as-text.ts'
import { OrderFacts } from './order-facts.tsx'

interface OrderDetailsProps {
  readonly open: boolean
  onClose(): void
  readonly id: string
  readonly single: SingleRow<Order>
}

/** The dialog with everything there is to know of an order. */
export function OrderDetails({ open, onClose, id, single }: OrderDetailsProps) {
  const order = rowOf(single)
  const texts = useTexts(officeOrdersTexts)
  const language = useLanguage()
  const address = useRowAddress('order')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      closeLabel={texts.dialog.close}
      title={texts.dialog.title(shortCode(id))}
      footer={
        <div className={styles.footer}>
          {order && <CopyButton text={() => orderAsText(order, language, new Date())} />}
          {order?.archivedAt === null && storedUser()?.role === 'admin' && (
            <EditButton to={address(id, 'edit')} />
          )}
          <Button onClick={onClose}>{texts.dialog.close}</Button>
        </div>
      }
    >
      {order ? (
        <OrderFacts order={order} />
      ) : (
        <AbsentRow single={single} texts={{ ...texts.dialog, failed: texts.list.failed }} />
      )}
    </Dialog>
  )
}
