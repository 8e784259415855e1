import { showEnglish } from '#src/web/english-parts.tsx'
import { markEnglish } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import type { InBoth } from '../../contract/kitchen.ts'
import { dishOfHalf } from '../../rules/kitchen-counts.ts'
import { kitchenTexts } from '../../texts/kitchen-texts.ts'
import styles from './ticket-line.module.css'

/** A pizza of two halves as a divided circle, with the name of each half in a row beside it. */
export function HalvesDrawing({ halves }: { halves: readonly InBoth[] }) {
  const texts = useTexts(kitchenTexts)
  const language = useLanguage()
  const [first = '', second = ''] = halves.map((half) => {
    const { name, nameVi } = dishOfHalf(half)
    return markEnglish(language, name, nameVi)
  })
  return (
    <span className={styles.halves}>
      <svg className={styles.circle} viewBox="-26 -26 52 52" aria-hidden="true">
        <path className={styles.leftFill} d="M-1.5 -24A24 24 0 0 0 -1.5 24Z" />
        <path className={styles.rightFill} d="M1.5 -24A24 24 0 0 1 1.5 24Z" />
        <text className={styles.leftSign} x="-12" y="6">
          ½
        </text>
        <text className={styles.rightSign} x="12" y="6">
          ½
        </text>
      </svg>
      <span>
        <small>{texts.left}</small> {showEnglish(first)}
      </span>
      <span>
        <small>{texts.right}</small> {showEnglish(second)}
      </span>
    </span>
  )
}
