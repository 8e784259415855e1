import { Badge } from '#src/design/badge.tsx'
import { classNames } from '#src/design/class-names.ts'
import { DishPicture } from '#src/design/dish-picture.tsx'
import { foreignLanguage, inLanguage, otherLanguage } from '#src/kernel/language.ts'
import { amountOf, formatMoney } from '#src/kernel/money.ts'
import { missingTranslations } from '#src/kernel/translation.ts'
import { translated } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import card from '#src/web/office/card.module.css'
import { useToggle } from '#src/web/office/resource/resource-calls.ts'
import { TranslationMarks } from '#src/web/office/translation-marks.tsx'
import type { MenuItem } from '../../contract/menu.ts'
import { dishTranslations } from '../../rules/menu-translations.ts'
import { otherName } from '../../rules/office-dishes.ts'
import { dishTexts } from '../../texts/dish-texts.ts'
import { DishActions } from './dish-actions.tsx'
import styles from './dishes-page.module.css'
import { dishResource } from './dish-resource.tsx'

interface OfficeDishCardProps {
  readonly dish: MenuItem
  /** True if the home page shows this dish. */
  readonly isFeatured: boolean
}

/** The card of a dish for admins: the texts that guests read, a note if a translation is missing, and buttons to edit the dish. */
export function OfficeDishCard({ dish, isFeatured }: OfficeDishCardProps) {
  const language = useLanguage()
  const { id, name: english, nameVi, category, price } = dish
  const name = inLanguage(language, english, nameVi)
  const other = otherName(language, dish)
  const available = useToggle(dishResource, 'available', dish)
  const pin = useToggle(dishResource, 'pin', dish)
  return (
    <article
      className={classNames(card.card, styles.card, pin.isOn && card.pinned)}
      data-available={available.isOn}
      aria-labelledby={`dish-${id}`}
    >
      <DishPicture
        src={dish.imageUrl}
        placeholder={dish.imagePlaceholder}
        sizes="6.75rem"
        width={320}
        alt=""
        className={styles.picture}
      />
      <div className={card.about}>
        <h3 id={`dish-${id}`} lang={foreignLanguage(language, nameVi)} className={card.name}>
          {name}
        </h3>
        {/* Without another name the line stays empty, so that all cards are equally high. */}
        <p lang={otherLanguage(language)} className={classNames(card.more, styles.other)}>
          {other}
        </p>
        <div className={styles.facts}>
          <p>
            <strong>{formatMoney(amountOf(price))}</strong>
            {' · '}
            {translated(language, category.name, category.nameVi)}
          </p>
          <DishMarks dish={dish} isAvailable={available.isOn} isPinned={pin.isOn} isFeatured={isFeatured} />
        </div>
      </div>
      <DishActions dish={dish} name={name} available={available} pin={pin} />
    </article>
  )
}

interface DishMarksProps extends OfficeDishCardProps {
  readonly isAvailable: boolean
  readonly isPinned: boolean
}

/** The badges that show the state of a dish. */
function DishMarks({ dish, isFeatured, isAvailable, isPinned }: DishMarksProps) {
  const texts = useTexts(dishTexts)
  const missing = missingTranslations(dishTranslations(dish))
  const { translationOutdated } = dish
  if (isAvailable && !isPinned && missing.length === 0 && !translationOutdated) return null
  return (
    <p className={card.marks}>
      {!isAvailable && <Badge tone="warning">{texts.soldOut}</Badge>}
      {isPinned && <Badge tone="gold">{isFeatured ? texts.onHomePage : texts.pinned}</Badge>}
      <TranslationMarks missing={missing} isOutdated={translationOutdated} />
    </p>
  )
}
