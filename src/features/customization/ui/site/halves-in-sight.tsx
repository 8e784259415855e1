import { HalvesPicture } from '#src/design/halves-picture.tsx'
import { stickyBeneathTop } from '#src/design/sticky-edge.ts'
import { translated } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { customizationTexts } from '../../texts/customization-texts.ts'
import type { PicturedDish } from './choice-section.ts'
import styles from './halves-in-sight.module.css'

interface HalvesInSightProps {
  /** The chosen halves, the left one first. A half is undefined while it is not chosen. */
  readonly halves: readonly [PicturedDish | undefined, PicturedDish | undefined]
}

/**
 * The pizza of two halves, above the flavours that the guest scrolls through. It shows if the dialog's own picture does not stand
 * beside the flavours. It is hidden from screen readers, because the dialog's picture has a name and the flavours say which of them
 * are chosen.
 */
export function HalvesInSight({ halves: [left, right] }: HalvesInSightProps) {
  const language = useLanguage()
  const texts = useTexts(customizationTexts)
  const half = (side: string, dish: PicturedDish | undefined) => (
    <p className={styles.half}>
      <span className={styles.side}>{side}</span>
      <span className={dish ? styles.name : styles.open}>
        {dish ? translated(language, dish.name, dish.nameVi) : texts.stillOpen}
      </span>
    </p>
  )
  return (
    <div ref={stickyBeneathTop} className={styles.strip} aria-hidden="true">
      <div className={styles.picture}>
        <HalvesPicture
          first={left ? left.above : undefined}
          second={right ? right.above : undefined}
          placeholders={[left?.imagePlaceholder, right?.imagePlaceholder]}
          label=""
        />
      </div>
      <div>
        {half(texts.left, left)}
        {half(texts.right, right)}
      </div>
    </div>
  )
}
