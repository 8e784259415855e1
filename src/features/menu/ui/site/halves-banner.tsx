import { lazy } from 'react'

import buttonStyles from '#src/design/button.module.css'
import { classNames } from '#src/design/class-names.ts'
import { useTexts } from '#src/web/language.tsx'
import { PagePart } from '#src/web/page-part.tsx'
import { savesData } from '#src/web/saves-data.ts'
import { useSettled } from '#src/web/use-settled.ts'
import { loadDishDialog, preloadDishDialog } from './use-dish-ordering.tsx'
import type { MenuItem } from '../../contract/menu.ts'
import { menuTexts } from '../../texts/menu-texts.ts'
import styles from './halves-banner.module.css'

/** The picture is in the same file as the dialog's code, which the page loads before the first tap anyway. */
const HalvesPicture = lazy(async () => ({ default: (await loadDishDialog()).HalvesPicture }))

interface HalvesBannerProps {
  readonly dishes: readonly MenuItem[]
  readonly pending: boolean
  readonly onOpen: () => void
}

/** The banner that tells guests about half-and-half pizzas and opens the dialog for one. */
export function HalvesBanner({ dishes, pending, onOpen }: HalvesBannerProps) {
  const texts = useTexts(menuTexts).halves
  const isSettled = useSettled() && !savesData()
  const fromAbove = dishes.filter(({ aboveImageUrl }) => aboveImageUrl)
  const [left, right] = fromAbove.length > 1 ? fromAbove : dishes
  return (
    <button
      type="button"
      className={styles.banner}
      data-tone="night"
      aria-busy={pending || undefined}
      onPointerEnter={preloadDishDialog}
      onFocus={preloadDishDialog}
      onClick={onOpen}
    >
      <span className={styles.picture} aria-hidden="true">
        {isSettled && left && right && (
          // If the picture's file cannot be loaded, the banner is shown without the picture. Pressing the banner loads the same
          // file again and then shows an error.
          <PagePart failed={null}>
            <HalvesPicture
              first={left.aboveImageUrl ?? left.imageUrl}
              second={right.aboveImageUrl ?? right.imageUrl}
              placeholders={[left.imagePlaceholder, right.imagePlaceholder]}
              width={480}
              label=""
            />
          </PagePart>
        )}
      </span>
      <span className={styles.text}>
        <b className={styles.title}>{texts.title}</b>
        {texts.hint}
      </span>
      <span className={classNames(buttonStyles.button, buttonStyles.primary, buttonStyles.small, styles.go)}>
        {texts.go}
      </span>
    </button>
  )
}
