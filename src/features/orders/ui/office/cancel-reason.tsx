import { useTexts } from '#src/web/language.tsx'
import type { Order } from '../../contract/order.ts'
import { orderReasonTexts } from '../../texts/order-reason-texts.ts'
import parts from './order-parts.module.css'

/** The reason for the cancellation of an order. Renders nothing if there is none. */
export function CancelReason({ order: { status, cancelReason } }: { order: Order }) {
  const texts = useTexts(orderReasonTexts)
  if (status !== 'cancelled' || cancelReason === null) return null
  return (
    <p className={parts.note}>
      <span className={parts.noteLabel}>{texts.cancelled}: </span>
      {cancelReason}
    </p>
  )
}
