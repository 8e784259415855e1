import { useEffect } from 'react'

import { useTexts } from '#src/web/language.tsx'
import { undoTime } from '#src/web/office/undo-time.ts'
import { useStore } from '#src/web/store.ts'
import { shortCode } from '#src/features/orders/rules/order-code.ts'
import type { KitchenTicket } from '../../contract/kitchen.ts'
import { kitchenTexts } from '../../texts/kitchen-texts.ts'
import { orderWords } from '../../texts/order-words.ts'
import styles from './kitchen-board.module.css'
import { lastMove, type Move, takesTap, useStage } from './use-stage.ts'

/** At the foot of the board: the last move, which can be undone for a while, and the last orders that left, which can be recalled. */
export function MoveBar({ done }: { done: readonly KitchenTicket[] }) {
  const texts = useTexts(kitchenTexts)
  const move = useStore(lastMove, (last) => last)
  const recallable = done.filter(({ id }) => id !== move?.ticket.id)
  if (!move && recallable.length === 0) return null
  return (
    <footer className={styles.foot}>
      {move && <Undo key={`${move.ticket.id} ${move.ticket.updatedAt}`} move={move} />}
      {recallable.length > 0 && <strong>{texts.done}:</strong>}
      {recallable.map((ticket) => (
        <Recall key={ticket.id} ticket={ticket} />
      ))}
    </footer>
  )
}

function Undo({ move: { ticket, from } }: { move: Move }) {
  const texts = useTexts(kitchenTexts)
  const { status } = useTexts(orderWords)
  const { move, isPending } = useStage(ticket)
  const code = shortCode(ticket.id)
  useEffect(() => {
    const timer = setTimeout(() => lastMove.set(undefined), undoTime)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p className={styles.moved} role="status">
      {texts.moved(code, status[ticket.status])}
      <button
        type="button"
        className={styles.footButton}
        aria-label={texts.undoOf(code)}
        aria-disabled={isPending}
        onClick={(event) => !isPending && takesTap(`undo ${ticket.id}`, event) && move(from)}
      >
        {texts.undo}
      </button>
    </p>
  )
}

function Recall({ ticket }: { ticket: KitchenTicket }) {
  const { recall } = useTexts(kitchenTexts)
  const { move, isPending } = useStage(ticket)
  return (
    <button
      type="button"
      className={styles.footButton}
      aria-disabled={isPending}
      onClick={(event) => !isPending && takesTap(ticket.id, event) && move('ready')}
    >
      {recall(shortCode(ticket.id))}
    </button>
  )
}
