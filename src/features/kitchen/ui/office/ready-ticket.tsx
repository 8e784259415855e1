import { useState } from 'react'

import { useTexts } from '#src/web/language.tsx'
import { CallCode } from '#src/web/office/call-code.tsx'
import { takesTapInPlace } from '#src/web/office/second-tap.ts'
import { useServerTime } from '#src/web/use-server-time.ts'
import { shortCode } from '#src/features/orders/rules/order-code.ts'
import { nextStep } from '#src/features/orders/rules/order-progress.ts'
import type { KitchenTicket } from '../../contract/kitchen.ts'
import { kitchenTexts } from '../../texts/kitchen-texts.ts'
import { orderWords } from '../../texts/order-words.ts'
import styles from './kitchen-board.module.css'
import { useOpenStrikes } from './strike-queue.ts'
import { TicketProblem } from './ticket-problem.tsx'
import { readySince, useStage } from './use-stage.ts'

/** An order that is ready: who gets it, since when it waits, and what of it was forgotten. Its lines can no longer be changed. */
export function ReadyTicket({ ticket }: { ticket: KitchenTicket }) {
  const texts = useTexts(kitchenTexts)
  const { nextStep: steps, nextStepOf, status, place } = useTexts(orderWords)
  const [problem, setProblem] = useState<string>()
  const { move, isPending } = useStage(ticket, setProblem)
  const minutes = Math.floor((useServerTime().getTime() - Date.parse(readySince(ticket))) / 60_000)
  const left = useOpenStrikes(ticket).reduce((sum, { quantity, seen }) => sum + quantity - seen, 0)
  const code = shortCode(ticket.id)
  const next = nextStep(ticket)
  return (
    <article className={styles.ready} data-order={ticket.id} aria-label={texts.ticket(code)}>
      <h3 className={styles.readyCode}>
        <CallCode code={code} />
      </h3>
      <p className={styles.readyFor}>
        {status.ready} · {texts.ready.since(Math.max(0, minutes))}
        {left > 0 && <strong className={styles.forgotten}>{texts.stillToMake(left)}</strong>}
      </p>
      <p className={styles.readyPlace}>
        {place(ticket)} · {ticket.customerName}
      </p>
      <div className={styles.readyKeys}>
        <button
          type="button"
          className={styles.footButton}
          aria-label={texts.recall(code)}
          aria-disabled={isPending}
          onClick={(event) => !isPending && takesTapInPlace(ticket.id, event) && move('preparing')}
        >
          {texts.cookOn}
        </button>
        {next && (
          <button
            type="button"
            className={styles.readyStep}
            aria-label={nextStepOf(steps[next], code)}
            aria-disabled={isPending}
            onClick={(event) => !isPending && takesTapInPlace(ticket.id, event) && move(next)}
          >
            {steps[next]}
          </button>
        )}
      </div>
      {problem !== undefined && <TicketProblem text={problem} onClose={() => setProblem(undefined)} />}
    </article>
  )
}
