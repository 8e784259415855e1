import { markEnglish } from '#src/kernel/language.ts'
import { showEnglish } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import type { KitchenTicket } from '../../contract/kitchen.ts'
import { type KitchenCount, kitchenCounts, piecesText } from '../../rules/kitchen-counts.ts'
import { kitchenTexts } from '../../texts/kitchen-texts.ts'
import styles from './kitchen-board.module.css'

/** The pieces still to be made of all tickets together, by size and by dish: "12 × 16 cm". */
export function KitchenCounts({ tickets }: { tickets: readonly KitchenTicket[] }) {
  const { counts: texts } = useTexts(kitchenTexts)
  const { sizes, dishes } = kitchenCounts(tickets)
  if (dishes.length === 0) return null
  return (
    <section className={styles.counts} aria-label={texts.title}>
      {sizes.length > 0 && <CountList label={texts.sizes} counts={sizes} isLarge />}
      <CountList label={texts.dishes} counts={dishes} />
    </section>
  )
}

interface CountListProps {
  readonly label: string
  readonly counts: readonly KitchenCount[]
  readonly isLarge?: boolean
}

function CountList({ label, counts, isLarge = false }: CountListProps) {
  const language = useLanguage()
  return (
    <ul role="list" className={styles.count} data-large={isLarge} aria-label={label}>
      {counts.map(({ name, nameVi, pieces }) => (
        <li key={name}>
          <strong>{piecesText(pieces)}</strong> × {showEnglish(markEnglish(language, name, nameVi))}
        </li>
      ))}
    </ul>
  )
}
