import { markEnglishDish } from '#src/kernel/english-names.ts'
import { showEnglish } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { shortCode } from '#src/features/orders/rules/order-code.ts'
import type { KitchenTicket } from '../../contract/kitchen.ts'
import { kitchenTexts } from '../../texts/kitchen-texts.ts'
import { orderWords } from '../../texts/order-words.ts'
import styles from './cancelled-ticket.module.css'

/** An order that was cancelled a moment ago: it says to stop. */
export function CancelledTicket({ ticket, onHide }: { ticket: KitchenTicket; onHide(): void }) {
  const texts = useTexts(kitchenTexts)
  const { place } = useTexts(orderWords)
  const language = useLanguage()
  const code = shortCode(ticket.id)
  return (
    <article className={styles.ticket} aria-label={texts.ticket(code)}>
      <p className={styles.stop}>{texts.cancelled}</p>
      <h2 className={styles.code}>{code}</h2>
      <p>{place(ticket)}</p>
      <ul role="list" className={styles.lines}>
        {ticket.lines.map((line) => (
          <li key={line.key}>
            {line.quantity || line.before}× {showEnglish(markEnglishDish(language, line))}
          </li>
        ))}
      </ul>
      <button type="button" className={styles.hide} aria-label={texts.hideOf(code)} onClick={onHide}>
        {texts.hide}
      </button>
    </article>
  )
}
