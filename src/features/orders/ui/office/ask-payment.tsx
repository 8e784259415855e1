import { Button } from '@mantine/core'

import { Dialog } from '#src/design/dialog.tsx'
import { formatMoney } from '#src/kernel/money.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import styles from '#src/web/office/facts.module.css'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import type { Order } from '../../contract/order.ts'
import { shortCode } from '../../rules/order-code.ts'
import { guestOf } from '../../rules/table-order.ts'
import { orderFormTexts } from '../../texts/office-form-texts.ts'

interface AskPaymentProps {
  readonly order: Order
  readonly open: boolean
  onClose(): void
  /** Called when the order is to be marked as finished. `paidVia` is undefined if it was not paid in cash. */
  onDone(paidVia: 'cash' | undefined): void
}

/** Asks whether the cash was received, before staff mark an unpaid order as finished. */
export function AskPayment({ order, open, onClose, onDone }: AskPaymentProps) {
  const { ask } = useTexts(orderFormTexts).payment
  const { close } = useTexts(officeTexts)
  const language = useLanguage()
  const answer = (paidVia: 'cash' | undefined) => () => {
    onClose()
    onDone(paidVia)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={ask.title(formatMoney(order.grandTotal))}
      closeLabel={close}
      footer={
        <div className={styles.footer}>
          <Button variant="default" onClick={onClose}>
            {ask.back}
          </Button>
          <Button variant="default" onClick={answer(undefined)}>
            {ask.unpaid}
          </Button>
          <Button data-autofocus onClick={answer('cash')}>
            {ask.paid}
          </Button>
        </div>
      }
    >
      <p>
        <strong>
          {shortCode(order.id)} · {guestOf(order, language)}
        </strong>
      </p>
      <p>{ask.text}</p>
    </Dialog>
  )
}
