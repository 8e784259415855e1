import { useLayoutEffect, useRef, useState } from 'react'

import { useTexts } from '#src/web/language.tsx'
import { takesTapInPlace } from '#src/web/office/second-tap.ts'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { shortCode } from '#src/features/orders/rules/order-code.ts'
import { nextStep } from '#src/features/orders/rules/order-progress.ts'
import type { KitchenTicket } from '../../contract/kitchen.ts'
import { isForLater } from '#src/features/orders/rules/order-age.ts'
import { kitchenTexts } from '../../texts/kitchen-texts.ts'
import { orderWords } from '../../texts/order-words.ts'
import { noteMoved, stepOf } from './board-touch.ts'
import { useOpenStrikes } from './strike-queue.ts'
import styles from './ticket-card.module.css'
import { useStage } from './use-stage.ts'

interface NextStageProps {
  readonly ticket: KitchenTicket
  onProblem(text: string | undefined): void
}

/**
 * The button of the next stage. It asks in the same place before an order is ready of which lines are open. A tap on it just after
 * another board has moved the order was meant for the stage before.
 */
export function NextStage({ ticket, onProblem }: NextStageProps) {
  const texts = useTexts(kitchenTexts)
  const { nextStep: steps, nextStepOf } = useTexts(orderWords)
  const { move, isPending } = useStage(ticket, onProblem)
  const [isAsking, setAsking] = useState(false)
  const open = useOpenStrikes(ticket)
  const pieces = open.reduce((sum, { quantity, seen }) => sum + quantity - seen, 0)
  const next = nextStep(ticket)
  const now = useServerMinute()
  const isEarly = next === 'preparing' && isForLater(ticket, now)
  const shown = useRef(next)
  useLayoutEffect(() => {
    if (shown.current !== next) noteMoved([stepOf(ticket.id)])
    shown.current = next
  }, [ticket.id, next])
  if (next === undefined) return null
  const code = shortCode(ticket.id)
  const asks = next === 'ready' && pieces > 0
  function ask(): void {
    setAsking(true)
    // A bouncing finger must not answer the question, which opens under it.
    noteMoved([ticket.id])
  }
  return (
    <>
      <button
        type="button"
        className={styles.step}
        data-next={next}
        data-early={isEarly || undefined}
        aria-label={nextStepOf(steps[next], code)}
        aria-disabled={isPending}
        onClick={(event) => {
          if (isPending || !takesTapInPlace(`${ticket.id} ${next}`, event)) return
          if (asks) ask()
          else move(next)
        }}
      >
        {isPending ? '…' : steps[next]}
      </button>
      {isAsking && asks && (
        <div className={styles.panel} role="group" aria-label={texts.allMadeOf(code)}>
          <p>{texts.allMade.question(pieces)}</p>
          <button type="button" className={styles.panelButton} onClick={() => setAsking(false)}>
            {texts.allMade.no}
          </button>
          <button
            type="button"
            className={styles.panelButton}
            data-main
            onClick={(event) => {
              if (isPending || !takesTapInPlace(`${ticket.id} all`, event)) return
              setAsking(false)
              move(next, open)
            }}
          >
            {texts.allMade.yes}
          </button>
        </div>
      )}
    </>
  )
}
