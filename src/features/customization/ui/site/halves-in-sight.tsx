import { HalvesPicture } from '#src/design/halves-picture.tsx'
import { stickyBeneathTop } from '#src/design/sticky-edge.ts'
import { translated } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { customizationTexts } from '../../texts/customization-texts.ts'
import type { PicturedDish } from './choice-section.ts'
import styles from './halves-in-sight.module.css'

interface HalvesInSightProps {
  /** The two halves, the left one first. A half is undefined until the guest has chosen it. */
  readonly halves: readonly [PicturedDish | undefined, PicturedDish | undefined]
}

/**
 * A bar with the names of both halves and a small picture of the pizza, which stays visible above the flavours while the guest
 * scrolls. On a wide screen both are beside the flavours instead. Screen readers skip it, because the dialog's picture has a text and
 * the flavours say which of them are chosen.
 */
export function HalvesInSight({ halves: [left, right] }: HalvesInSightProps) {
  return (
    <div ref={stickyBeneathTop} className={styles.strip} aria-hidden="true">
      <HalvesPicture
        first={left ? left.above : undefined}
        second={right ? right.above : undefined}
        placeholders={[left?.imagePlaceholder, right?.imagePlaceholder]}
        label=""
      />
      <div>
        <HalfNames halves={[left, right]} />
      </div>
    </div>
  )
}

/** The names of both halves, the left one first. */
export function HalfNames({ halves: [left, right] }: HalvesInSightProps) {
  const language = useLanguage()
  const texts = useTexts(customizationTexts)
  const half = (side: string, dish: PicturedDish | undefined) => (
    <p className={styles.half}>
      <span className={styles.side}>{side}</span>
      <span className={dish ? styles.name : styles.side}>
        {dish ? translated(language, dish.name, dish.nameVi) : texts.stillOpen}
      </span>
    </p>
  )
  return (
    <>
      {half(texts.left, left)}
      {half(texts.right, right)}
    </>
  )
}
