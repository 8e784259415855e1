import { Button } from '@mantine/core'
import { Link } from 'react-router'

import { Dialog } from '#src/design/dialog.tsx'
import { PencilIcon } from '#src/design/task-icons.tsx'
import { Spinner } from '#src/design/spinner.tsx'
import { useTexts } from '#src/web/language.tsx'
import styles from '#src/web/office/facts.module.css'
import { useRowAddress } from '#src/web/office/open-row.ts'
import { storedUser } from '#src/features/accounts/ui/shared/office/stored-session.ts'
import type { Order } from '../../contract/order.ts'
import { shortCode } from '../../rules/order-code.ts'
import { orderFormTexts } from '../../texts/office-form-texts.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { CopyOrderButton } from './copy-button.tsx'
import { OrderFacts } from './order-facts.tsx'

interface OrderDetailsProps {
  readonly open: boolean
  onClose(): void
  readonly id: string
  /** Undefined while it is being loaded, null where there is none. */
  readonly order: Order | null | undefined
}

/** The dialog with everything there is to know of an order. */
export function OrderDetails({ open, onClose, id, order }: OrderDetailsProps) {
  const texts = useTexts(officeOrdersTexts)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      closeLabel={texts.dialog.close}
      title={texts.dialog.title(shortCode(id))}
      footer={
        <div className={styles.footer}>
          {order && <CopyOrderButton order={order} wordy />}
          {order?.archivedAt === null && <EditLink id={id} />}
          <Button onClick={onClose}>{texts.dialog.close}</Button>
        </div>
      }
    >
      {order ? <OrderFacts order={order} /> : <Absent missing={order === null} />}
    </Dialog>
  )
}

function EditLink({ id }: { id: string }) {
  const texts = useTexts(orderFormTexts)
  const address = useRowAddress('order')
  if (storedUser()?.role !== 'admin') return null
  return (
    <Button
      component={Link}
      to={address(id, 'edit')}
      replace
      preventScrollReset
      variant="default"
      leftSection={<PencilIcon />}
    >
      {texts.edit}
    </Button>
  )
}

function Absent({ missing }: { missing: boolean }) {
  const { dialog } = useTexts(officeOrdersTexts)
  return missing ? <p role="alert">{dialog.missing}</p> : <Spinner label={dialog.loading} />
}
