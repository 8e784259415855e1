import { classNames } from '#src/design/class-names.ts'
import { foreignLanguage, inLanguage, otherLanguage } from '#src/kernel/language.ts'
import { missingTranslations } from '#src/kernel/translation.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { DragHandle } from '#src/web/office/drag-handle.tsx'
import { MoveButtons } from '#src/web/office/move-buttons.tsx'
import card from '#src/web/office/card.module.css'
import { DeleteLink, EditLink } from '#src/web/office/row-links.tsx'
import { TranslationMarks } from '#src/web/office/translation-marks.tsx'
import type { useRowDrag } from '#src/web/office/use-row-drag.ts'
import type { Category } from '../../contract/menu.ts'
import { categoryTranslations } from '../../rules/menu-translations.ts'
import { otherName } from '../../rules/office-dishes.ts'
import { categoryTexts } from '../../texts/category-texts.ts'
import styles from './categories-page.module.css'
import { useOpenAddress } from '#src/web/office/open-dialog.ts'

interface CategoryRowProps {
  readonly category: Category
  /** How many dishes are in the category. Undefined until the dishes are loaded. */
  readonly dishes: number | undefined
  /** Counted from 0. */
  readonly place: number
  readonly isLast: boolean
  /** Moves the category to another position (counted from 0) among all categories. Undefined if a filter hides some of them. */
  readonly onMove: ((place: number) => void) | undefined
  readonly drag: ReturnType<typeof useRowDrag>
}

/** The row of a category: its names, the number of its dishes, its position, and buttons to edit, move and delete it. */
export function CategoryRow({ category, dishes, place, isLast, onMove, drag }: CategoryRowProps) {
  const texts = useTexts(categoryTexts)
  const language = useLanguage()
  const addressOf = useOpenAddress('category')
  const { id, description, sortOrder, unit, nameVi } = category
  const name = inLanguage(language, category.name, nameVi)
  const other = otherName(language, category)
  return (
    <article
      className={classNames(card.card, styles.row, drag.draggedId === id && styles.dragged)}
      style={drag.styleOf(id)}
      aria-labelledby={`category-${id}`}
    >
      <div className={styles.about}>
        <h3 id={`category-${id}`} lang={foreignLanguage(language, nameVi)} className={styles.name}>
          {name}
        </h3>
        {other && (
          <p lang={otherLanguage(language)} className={styles.more}>
            {other}
          </p>
        )}
        {description && <p className={styles.more}>{description}</p>}
        <p className={styles.facts}>
          {dishes !== undefined && <span>{texts.dishes(dishes)}</span>}
          <span>{texts.order(sortOrder)}</span>
          {unit && <span>{texts.units[unit]}</span>}
          <TranslationMarks
            missing={missingTranslations(categoryTranslations(category))}
            isOutdated={category.translationOutdated}
          />
        </p>
      </div>
      <div className={card.actions}>
        {onMove && (
          <>
            <DragHandle title={texts.drag} {...drag.handleOf(id)} />
            <MoveButtons
              name={name}
              isFirst={place === 0}
              isLast={isLast}
              onMove={(by) => onMove(place + by)}
            />
          </>
        )}
        <EditLink to={addressOf({ as: 'edit', id })} label={texts.edit(name)} />
        <DeleteLink to={addressOf({ as: 'delete', id })} label={texts.deleteOf(name)} />
      </div>
    </article>
  )
}
