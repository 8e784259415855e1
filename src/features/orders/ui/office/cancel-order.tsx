import { Button } from '@mantine/core'
import { useState } from 'react'

import { Dialog } from '#src/design/dialog.tsx'
import { oneLine } from '#src/kernel/typed-text.ts'
import { useTexts } from '#src/web/language.tsx'
import styles from '#src/web/office/facts.module.css'
import { officeOrderProblems } from '../../texts/office-problem-texts.ts'
import { orderReasonTexts } from '../../texts/order-reason-texts.ts'
import { ReasonInput } from './reason-input.tsx'

interface CancelOrderProps {
  readonly title: string
  readonly open: boolean
  /** The text of the button that cancels the orders. */
  readonly confirmLabel?: string
  onClose(): void
  onCancelOrder(reason: string): void
}

/** Asks staff for the reason before orders are cancelled. The guests of these orders can read the reason. */
export function CancelOrder({ title, open, confirmLabel, onClose, onCancelOrder }: CancelOrderProps) {
  const texts = useTexts(orderReasonTexts)
  const problems = useTexts(officeOrderProblems)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)

  function choose(typed: string) {
    setReason(typed)
    setMissing(false)
  }

  function confirm() {
    if (oneLine(reason) === '') return setMissing(true)
    onClose()
    onCancelOrder(reason)
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={texts.keep}
      footer={
        <div className={styles.footer}>
          <Button variant="default" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button color="red" onClick={confirm}>
            {confirmLabel ?? texts.confirm}
          </Button>
        </div>
      }
    >
      <ReasonInput
        about="cancelled"
        value={reason}
        data-autofocus
        error={isMissing && problems['orders.reason-required']}
        onReason={choose}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && confirm()}
      />
    </Dialog>
  )
}
