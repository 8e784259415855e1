import { useState } from 'react'

import { markEnglishDish, markEnglishNames } from '#src/kernel/english-names.ts'
import { showEnglish } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { CallCode } from '#src/web/office/call-code.tsx'
import { takesTapInPlace } from '#src/web/office/second-tap.ts'
import { shortCode } from '#src/features/orders/rules/order-code.ts'
import type { KitchenTicket } from '../../contract/kitchen.ts'
import { dishOfHalf } from '../../rules/kitchen-counts.ts'
import { kitchenTexts } from '../../texts/kitchen-texts.ts'
import { orderWords } from '../../texts/order-words.ts'
import styles from './cancelled-ticket.module.css'
import { useCardFit } from './use-card-fit.ts'
import { useSeen } from './use-seen.ts'

/** An order that was cancelled while it was being made: it says to stop, in its place, until somebody has seen it on any board. */
export function CancelledTicket({ ticket }: { ticket: KitchenTicket }) {
  const texts = useTexts(kitchenTexts)
  const { place } = useTexts(orderWords)
  const language = useLanguage()
  const [problem, setProblem] = useState<string>()
  const { card, scroller } = useCardFit(ticket)
  const { send, isPending } = useSeen(ticket, setProblem)
  const code = shortCode(ticket.id)
  const dishOf = (line: KitchenTicket['lines'][number]) =>
    line.halves.length === 0
      ? markEnglishDish(language, line)
      : line.halves
          .map(dishOfHalf)
          .map(({ name, nameVi }) => `½ ${markEnglishNames(language, name, nameVi)}`)
          .join(' + ')
  return (
    <article ref={card} className={styles.ticket} data-order={ticket.id} aria-label={texts.ticket(code)}>
      <p className={styles.stop}>{texts.cancelled}</p>
      <header className={styles.head}>
        <h2 className={styles.code}>
          <CallCode code={code} />
        </h2>
        <p>
          {place(ticket)} · {ticket.customerName}
        </p>
      </header>
      <div ref={scroller} className={styles.scroller}>
        <ul role="list" className={styles.lines}>
          {ticket.lines.map((line) => (
            <li key={line.key}>
              {line.quantity || line.before}×{' '}
              {line.size && (
                <strong>{showEnglish(markEnglishNames(language, line.size.name, line.size.nameVi))} </strong>
              )}
              {showEnglish(dishOf(line))}
            </li>
          ))}
        </ul>
      </div>
      <button
        type="button"
        className={styles.hide}
        aria-label={texts.hideOf(code)}
        aria-disabled={isPending}
        onClick={(event) => !isPending && takesTapInPlace(ticket.id, event) && void send()}
      >
        {problem ?? texts.hide}
      </button>
    </article>
  )
}
