import { Button } from '@mantine/core'
import { useState } from 'react'

import { Dialog } from '#src/design/dialog.tsx'
import { EmptyState } from '#src/design/empty-state.tsx'
import layout from '#src/design/layout.module.css'
import { Notice } from '#src/design/notice.tsx'
import { useTexts } from '#src/web/language.tsx'
import confirm from '#src/web/office/confirm-deletion.module.css'
import { Loaded } from '#src/web/office/loaded.tsx'
import { useOpenDialog } from '#src/web/office/open-dialog.ts'
import styles from '#src/web/office/overview-list.module.css'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { showUndoToast } from '#src/web/office/undo-toast.tsx'
import { CancelOrder } from '#src/features/orders/ui/office/cancel-order.tsx'
import { OpenOrders } from '#src/features/orders/ui/office/open-orders.tsx'
import { OpenReservations } from '#src/features/reservations/ui/office/open-reservations.tsx'
import type { CancelledTogether, SameNumber } from '../../contract/same-number.ts'
import { sameNumberTexts } from '../../texts/same-number-texts.ts'
import { useSameNumber } from './use-same-number.ts'

const countOf = ({ orders, reservations }: SameNumber | CancelledTogether) =>
  orders.length + reservations.length

/**
 * The dialog with all open orders and reservations of one phone number. The address contains the id of one of them (`?same=`).
 * Staff can cancel all of them at once and undo that. If there are orders among them, staff must give a reason.
 */
export function SameNumberDialog() {
  const texts = useTexts(sameNumberTexts)
  const { close } = useTexts(officeTexts)
  const { id, dialog } = useOpenDialog('same', 'details')
  const { query, cancelled, isSending, cancelAll, restore } = useSameNumber(id)
  const [isAsking, setAsking] = useState(false)
  const count = query.data ? countOf(query.data) : 0

  function cancel() {
    if (query.data?.orders.length === 0) cancelAll()
    else setAsking(true)
  }

  function leave() {
    if (cancelled) {
      showUndoToast(
        (language) => sameNumberTexts[language].cancelled(countOf(cancelled)),
        () => restore(cancelled),
      )
    }
    dialog.onClose()
  }

  return (
    <Dialog
      open={dialog.open}
      onClose={leave}
      size="large"
      closeLabel={close}
      title={texts.title(query.data?.shownPhone ?? '…')}
      footer={
        <div className={confirm.buttons}>
          {count > 0 && (
            <Button className={confirm.delete} loading={isSending} onClick={cancel}>
              {texts.cancelAll(count)}
            </Button>
          )}
          <Button variant="default" onClick={leave}>
            {close}
          </Button>
        </div>
      }
    >
      <div className={styles.part}>
        <div role="status">
          {cancelled && (
            <Notice tone="success" title={texts.cancelled(countOf(cancelled))}>
              <Button variant="default" loading={isSending} onClick={() => restore(cancelled)}>
                {texts.undo}
              </Button>
            </Notice>
          )}
        </div>
        <Loaded query={query} texts={texts} height="10rem">
          {(open) => <OpenOnes open={open} />}
        </Loaded>
        <CancelOrder
          title={texts.cancelAll(count)}
          confirmLabel={texts.cancelAll(count)}
          open={isAsking}
          onClose={() => setAsking(false)}
          onCancelOrder={cancelAll}
        />
      </div>
    </Dialog>
  )
}

function OpenOnes({ open }: { readonly open: SameNumber }) {
  const texts = useTexts(sameNumberTexts)
  if (countOf(open) === 0) return <EmptyState as="p" title={texts.none} />
  return (
    <ul role="list" className={layout.stack3} aria-label={texts.open}>
      <OpenReservations reservations={open.reservations} />
      <OpenOrders orders={open.orders} />
    </ul>
  )
}
