import { useEffect } from 'react'

import { useTexts } from '#src/web/language.tsx'
import { takesTap } from '#src/web/office/second-tap.ts'
import { undoTime } from '#src/web/office/undo-time.ts'
import { useStore } from '#src/web/store.ts'
import { shortCode } from '#src/features/orders/rules/order-code.ts'
import type { KitchenTicket } from '../../contract/kitchen.ts'
import { kitchenTexts } from '../../texts/kitchen-texts.ts'
import { orderWords } from '../../texts/order-words.ts'
import styles from './kitchen-board.module.css'
import { usePromise } from './use-promise.ts'
import { lastMove, type Move, type PromiseMove, type StageMove, useStage } from './use-stage.ts'

/** At the foot of the board: the last move, which can be undone for a while, and the last orders that left, which can be recalled. */
export function MoveBar({ done }: { done: readonly KitchenTicket[] }) {
  const texts = useTexts(kitchenTexts)
  const move = useStore(lastMove, (last) => last)
  const recallable = done.filter(({ id }) => id !== move?.ticket.id)
  if (!move && recallable.length === 0) return null
  return (
    <footer className={styles.foot}>
      {move &&
        ('from' in move ? (
          <UndoStage key={keyOf(move)} move={move} />
        ) : (
          <UndoPromise key={keyOf(move)} move={move} />
        ))}
      {recallable.length > 0 && <strong>{texts.done}:</strong>}
      {recallable.map((ticket) => (
        <Recall key={ticket.id} ticket={ticket} />
      ))}
    </footer>
  )
}

const keyOf = ({ ticket }: Move) => `${ticket.id} ${ticket.updatedAt}`

function UndoStage({ move: { ticket, from } }: { move: StageMove }) {
  const texts = useTexts(kitchenTexts)
  const { status } = useTexts(orderWords)
  const { move, isPending } = useStage(ticket)
  const text = texts.moved(shortCode(ticket.id), status[ticket.status])
  return <Undo ticket={ticket} text={text} isPending={isPending} onUndo={() => move(from)} />
}

const opposite = { 10: -10, 20: -20, [-10]: 10, [-20]: 20 } as const

function UndoPromise({ move: { ticket, minutes } }: { move: PromiseMove }) {
  const texts = useTexts(kitchenTexts)
  const { move, isPending } = usePromise(ticket)
  const text = texts.promisedFor(shortCode(ticket.id), ticket.promisedTime?.slice(11) ?? '')
  return <Undo ticket={ticket} text={text} isPending={isPending} onUndo={() => move(opposite[minutes])} />
}

interface UndoProps {
  readonly ticket: KitchenTicket
  /** What has been done. */
  readonly text: string
  readonly isPending: boolean
  onUndo(): void
}

function Undo({ ticket, text, isPending, onUndo }: UndoProps) {
  const texts = useTexts(kitchenTexts)
  useEffect(() => {
    const timer = setTimeout(() => lastMove.set(undefined), undoTime)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p className={styles.moved} role="status">
      {text}
      <button
        type="button"
        className={styles.footButton}
        aria-label={texts.undoOf(shortCode(ticket.id))}
        aria-disabled={isPending}
        onClick={(event) => !isPending && takesTap(`undo ${ticket.id}`, event) && onUndo()}
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
