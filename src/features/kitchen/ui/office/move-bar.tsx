import { useEffect } from 'react'

import { splitCode } from '#src/kernel/call-code.ts'
import { useTexts } from '#src/web/language.tsx'
import { takesTap } from '#src/web/office/second-tap.ts'
import { undoTime } from '#src/web/office/undo-time.ts'
import { shortCode } from '#src/features/orders/rules/order-code.ts'
import type { KitchenTicket } from '../../contract/kitchen.ts'
import { kitchenTexts } from '../../texts/kitchen-texts.ts'
import { orderWords } from '../../texts/order-words.ts'
import { isTouched } from './board-touch.ts'
import styles from './kitchen-board.module.css'
import type { Strike } from './strike-queue.ts'
import { usePromise } from './use-promise.ts'
import { lastMove, type Move, type PromiseMove, type StageMove, useStage } from './use-stage.ts'

/** The last move of this board, which can be undone for a while. */
export function LastMove({ move }: { move: Move }) {
  return 'from' in move ? (
    <UndoStage key={keyOf(move)} move={move} />
  ) : (
    <UndoPromise key={keyOf(move)} move={move} />
  )
}

const callOf = ({ id }: KitchenTicket) => splitCode(shortCode(id)).call

const keyOf = ({ ticket }: Move) => `${ticket.id} ${ticket.updatedAt}`

function UndoStage({ move: { ticket, from, strikes } }: { move: StageMove }) {
  const texts = useTexts(kitchenTexts)
  const { status } = useTexts(orderWords)
  const { move, isPending } = useStage(ticket)
  const text = texts.moved(callOf(ticket), status[ticket.status])
  return (
    <Undo
      ticket={ticket}
      text={text}
      isPending={isPending}
      onUndo={() => move(from, strikes.map(takenBack))}
    />
  )
}

const takenBack = (strike: Strike) => ({ ...strike, quantity: strike.seen ?? 0, seen: strike.quantity })

const opposite = { 10: -10, 20: -20, [-10]: 10, [-20]: 20 } as const

function UndoPromise({ move: { ticket, minutes } }: { move: PromiseMove }) {
  const texts = useTexts(kitchenTexts)
  const { move, isPending } = usePromise(ticket)
  const text = texts.promisedFor(callOf(ticket), ticket.promisedTime?.slice(11) ?? '')
  return <Undo ticket={ticket} text={text} isPending={isPending} onUndo={() => move(opposite[minutes])} />
}

interface UndoProps {
  readonly ticket: KitchenTicket
  /** What the last change has done, in words. */
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

/** A key that calls back an order that has just left. It returns at once, because whoever calls it back looks for it. */
export function Recall({ ticket }: { ticket: KitchenTicket }) {
  const { recall, bringBack } = useTexts(kitchenTexts)
  const { move, isPending } = useStage(ticket)
  return (
    <button
      type="button"
      className={styles.footButton}
      aria-label={recall(shortCode(ticket.id))}
      aria-disabled={isPending}
      onClick={(event) => {
        if (isPending || !takesTap(ticket.id, event)) return
        isTouched.set(false)
        move('ready')
      }}
    >
      <span>{bringBack}</span> <span>{callOf(ticket)}</span>
    </button>
  )
}
