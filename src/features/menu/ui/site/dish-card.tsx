import { memo } from 'react'

import { Badge } from '#src/design/badge.tsx'
import { Button } from '#src/design/button.tsx'
import { Card } from '#src/design/card.tsx'
import { DishPicture } from '#src/design/dish-picture.tsx'
import { useHydrated } from '#src/design/use-hydrated.ts'
import { PlusIcon } from '#src/design/icons.tsx'
import { Price } from '#src/design/price.tsx'
import { formatDayTime } from '#src/kernel/day-time.ts'
import { foreignLanguage, inLanguage } from '#src/kernel/language.ts'
import { amountOf } from '#src/kernel/money.ts'
import { showEnglish } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useHasCome } from '#src/web/use-server-time.ts'
import { allergensText, dietaryTexts, dietMark } from '#src/web/texts/dietary-texts.ts'
import type { MenuItem } from '../../contract/menu.ts'
import { shownTags } from '../../rules/shown-tags.ts'
import { menuTexts } from '../../texts/menu-texts.ts'
import styles from './dish-card.module.css'
import { preloadDishDialog } from './use-dish-ordering.tsx'
import { useSoldAs } from './use-sold-as.ts'

/**
 * The `sizes` attribute of a card's picture. On a phone the picture is small and on the left, or as wide as the page; on wider
 * screens it is as wide as a column of the grid. Screens with three device pixels per CSS pixel get pictures for two: at this size
 * nobody sees the difference, and the picture has half the bytes.
 */
const pictureSizes = (onPhone: string, onDensePhone: string, elsewhere: string) =>
  `(max-width: 639px) and (min-resolution: 2.5dppx) ${onDensePhone}, (max-width: 639px) ${onPhone}, (max-width: 1023px) 45vw, ${elsewhere}`
const usualPicture = { sizes: pictureSizes('12rem', '8rem', '36rem') }
const largePicture = { sizes: pictureSizes('90vw', '60vw', '40rem'), width: 1200 }

interface DishCardProps {
  dish: MenuItem
  onAdd: (dish: MenuItem, pressed: Element) => void
  /** True while the dish's option groups are loading. */
  pending?: boolean
  /** True for the first dishes on the screen, whose pictures load at once. */
  priority?: boolean
  /** True if other dishes in the list state their allergens. A dish without this statement then says so on its card. */
  saysUnstated?: boolean
  /**
   * True for a card alone in its row. Such a card has a large picture: on a phone as wide as the page, with the text beneath it.
   */
  large?: boolean
}

/**
 * The card of a dish, for the menu and the home page: horizontal on phones, vertical on wider screens. The component is a `memo`,
 * so that a tap renders only the tapped card again, not forty cards.
 */
export const DishCard = memo(function DishCard(props: DishCardProps) {
  const { dish, onAdd, pending, priority, saysUnstated, large } = props
  const language = useLanguage()
  const name = inLanguage(language, dish.name, dish.nameVi)
  const tags = shownTags(dish, language, 2)
  const description = inLanguage(language, dish.description, dish.descriptionVi)
  const sentence = description.search(/[.!?] |$/) + 1
  const unit = useSoldAs(dish)
  // `soldOutUntil` may pass while the page is open.
  const isOnSale = useHasCome(dish.soldOutUntil) || dish.isAvailable
  return (
    <Card
      as="article"
      horizontal={!large}
      interactive
      muted={!isOnSale}
      aria-label={name}
      picture={
        <>
          <DishPicture
            src={dish.imageUrl}
            placeholder={dish.imagePlaceholder}
            {...(large ? largePicture : usualPicture)}
            alt=""
            priority={priority}
          />
          {isOnSale && <PictureTarget onPress={(pressed) => onAdd(dish, pressed)} />}
        </>
      }
      badges={(!isOnSale || dish.leftToday) && <StateBadge {...dish} isAvailable={isOnSale} />}
      footer={
        <>
          <Price
            amount={amountOf(dish.price)}
            unit={unit && showEnglish(unit)}
            beneath={!unit?.startsWith('/')}
          />
          <AddButton dish={dish} isOnSale={isOnSale} name={name} pending={pending} onAdd={onAdd} />
        </>
      }
    >
      <h3 lang={foreignLanguage(language, dish.nameVi)} className={styles.name}>
        {name}
      </h3>
      <p lang={foreignLanguage(language, dish.descriptionVi)} className={styles.description}>
        {description.slice(0, sentence)}
        <span>{description.slice(sentence)}</span>
      </p>
      {tags.length > 0 && <p className={styles.tags}>{tags.join(' ·\u00a0')}</p>}
      {(dish.allergens || dish.diet || saysUnstated) && <DietaryMarks dish={dish} />}
    </Card>
  )
})

/**
 * The diets and allergens of a dish, above the price. They are rendered only after hydration: the menu's HTML must not grow too
 * large, and the browser gets these data with the scripts anyway. The style sheet reserves the height.
 */
function DietaryMarks({ dish }: { dish: MenuItem }) {
  const texts = useTexts(dietaryTexts)
  const isHydrated = useHydrated()
  const mark = isHydrated && dietMark(texts, dish)
  return (
    <p className={styles.marks}>
      {mark && <b>{mark} · </b>}
      {isHydrated && allergensText(texts, dish)}
    </p>
  )
}

/** Shows that the dish is sold out, or how many portions are left. */
function StateBadge({
  isAvailable,
  leftToday = 0,
  soldOutUntil,
}: Pick<MenuItem, 'isAvailable' | 'leftToday' | 'soldOutUntil'>) {
  const texts = useTexts(menuTexts)
  const language = useLanguage()
  return (
    <Badge solid>
      {isAvailable
        ? texts.left(leftToday)
        : soldOutUntil
          ? texts.soldOutUntil(formatDayTime(new Date(soldOutUntil), language))
          : texts.soldOut}
    </Badge>
  )
}

/**
 * Lets guests tap the picture to add the dish. This is only for mouse and touch: keyboard and screen reader users have the button
 * below the picture. A tap does not move the focus.
 */
function PictureTarget({ onPress }: { onPress: (pressed: Element) => void }) {
  return (
    <button
      type="button"
      className={styles.target}
      tabIndex={-1}
      aria-hidden="true"
      onPointerEnter={preloadDishDialog}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => event.detail < 2 && onPress(event.currentTarget)}
    />
  )
}

function AddButton({
  dish,
  isOnSale,
  name,
  pending,
  onAdd,
}: Pick<DishCardProps, 'dish' | 'pending' | 'onAdd'> & { isOnSale: boolean; name: string }) {
  const texts = useTexts(menuTexts)
  if (!isOnSale) {
    return (
      <Button size="small" disabled className={styles.add}>
        {texts.soldOut} <span className="visually-hidden">{name}</span>
      </Button>
    )
  }
  return (
    <Button
      size="small"
      icon={<PlusIcon />}
      className={styles.add}
      pending={pending}
      onPointerEnter={preloadDishDialog}
      onFocus={preloadDishDialog}
      // The second click of a double click must not add a second portion.
      onClick={(event) => event.detail < 2 && onAdd(dish, event.currentTarget)}
    >
      {`${texts.add} `}
      <span className="visually-hidden">{texts.addWhat(name)}</span>
    </Button>
  )
}
