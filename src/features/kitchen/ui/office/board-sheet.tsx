import { Link } from 'react-router'

import { markEnglishNames } from '#src/kernel/english-names.ts'
import { showEnglish } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { LanguageSwitch } from '#src/web/language-switch.tsx'
import { isOpen } from '#src/features/orders/rules/order-progress.ts'
import type { InBoth, KitchenOrders } from '../../contract/kitchen.ts'
import { kitchenCounts, type SizeCount } from '../../rules/kitchen-counts.ts'
import { kitchenTexts } from '../../texts/kitchen-texts.ts'
import styles from './board-sheet.module.css'
import { SoldOutLinks, SoldOutList } from './sold-out.tsx'

interface BoardSheetProps {
  readonly board: KitchenOrders | undefined
  readonly back: string | undefined
}

/** Whether the open sheet covers a part of a card. */
export function isUnderSheet(card: Element): boolean {
  const sheet = document.querySelector('[data-sheet]')
  return sheet !== null && card.getBoundingClientRect().right > sheet.getBoundingClientRect().left
}

/** Beside the board, over its last column: what is still to be made of all orders together, the language and the way back. */
export function BoardSheet({ board, back }: BoardSheetProps) {
  const texts = useTexts(kitchenTexts)
  const language = useLanguage()
  const open = board?.open.filter(({ status }) => isOpen(status)) ?? []
  const { sizes, categories } = kitchenCounts(open, board?.menu ?? [])
  const textOf = ({ name, nameVi }: InBoth) => showEnglish(markEnglishNames(language, name, nameVi))
  return (
    <aside className={styles.sheet} aria-label={texts.counts.title} data-sheet>
      <SoldOutList board={board} />
      {back !== undefined && <SoldOutLinks back={back} />}
      {categories.length === 0 && <p>{texts.none}</p>}
      {sizes.length > 0 && (
        <ul role="list" className={styles.sizes} aria-label={texts.counts.sizes}>
          {sizes.map((count) => (
            <li key={count.size?.name}>
              <Count count={count} />
            </li>
          ))}
        </ul>
      )}
      {categories.map(({ category, dishes }) => (
        <section key={category?.name ?? ''}>
          <h2 className={styles.category}>{category ? textOf(category) : texts.counts.others}</h2>
          <ul role="list" aria-label={category?.nameVi ?? texts.counts.others}>
            {dishes.map((dish) => (
              <li key={dish.name} className={styles.dish}>
                <span>{textOf(dish)}</span>
                <span className={styles.counts}>
                  {dish.sizes.map((count) => (
                    <Count key={`${count.size?.name} ${count.isHalf}`} count={count} />
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className={styles.rest}>
        <LanguageSwitch />
        {back !== undefined && (
          <Link className={styles.back} to={back}>
            {texts.back}
          </Link>
        )}
      </div>
    </aside>
  )
}

function Count({ count: { size, isHalf, pieces } }: { count: SizeCount }) {
  const language = useLanguage()
  const name = size && showEnglish(markEnglishNames(language, size.name, size.nameVi))
  return (
    <span className={styles.count}>
      <strong>{pieces}</strong>
      {(isHalf || name) && ' × '}
      {isHalf && '½ '}
      {name}
    </span>
  )
}
