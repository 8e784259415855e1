import { useTexts } from '#src/web/language.tsx'
import { kitchenTexts } from '../../texts/kitchen-texts.ts'
import styles from './ticket-card.module.css'

/** Why an order was not moved, on its card until somebody has read it. It covers the heading: no key, no dish. */
export function TicketProblem({ text, onClose }: { readonly text: string; onClose(): void }) {
  return (
    <div className={styles.panel} data-problem role="alert">
      <p>{text}</p>
      <button type="button" className={styles.panelButton} onClick={onClose}>
        {useTexts(kitchenTexts).understood}
      </button>
    </div>
  )
}
