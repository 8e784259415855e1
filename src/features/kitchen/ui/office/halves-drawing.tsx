import { showEnglish } from '#src/web/english-parts.tsx'
import { markEnglish } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import type { InBoth } from '../../contract/kitchen.ts'
import { dishOfHalf } from '../../rules/kitchen-counts.ts'
import { kitchenTexts } from '../../texts/kitchen-texts.ts'
import styles from './ticket-line.module.css'

const leftHalf = 'M0 -24A24 24 0 0 0 0 24Z'
const rightHalf = 'M0 -24A24 24 0 0 1 0 24Z'

/** The two halves of a pizza, each in a row with a circle of which its half is filled. */
export function HalvesDrawing({ halves: [left, right] }: { halves: readonly InBoth[] }) {
  const texts = useTexts(kitchenTexts)
  return (
    <span className={styles.halves}>
      {left && <Half half={left} side={texts.left} filled={leftHalf} />}
      {right && <Half half={right} side={texts.right} filled={rightHalf} />}
    </span>
  )
}

function Half({ half, side, filled }: { half: InBoth; side: string; filled: string }) {
  const language = useLanguage()
  const { name, nameVi } = dishOfHalf(half)
  return (
    <span className={styles.half}>
      <svg className={styles.circle} viewBox="-26 -26 52 52" aria-hidden="true">
        <circle className={styles.rest} r="24" />
        <path className={styles.filled} d={filled} />
      </svg>
      <span>
        <span className="visually-hidden">{side} </span>
        {showEnglish(markEnglish(language, name, nameVi))}
      </span>
    </span>
  )
}
