import { Badge } from '#src/design/badge.tsx'
import { PlusIcon } from '#src/design/icons.tsx'
import { formatMoney } from '#src/kernel/money.ts'
import { translated } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { itemCount } from '#src/features/cart/rules/cart-totals.ts'
import { useCartLines } from '#src/features/cart/ui/site/cart-store.ts'
import type { MenuItem } from '#src/features/menu/contract/menu.ts'
import { preloadDishDialog } from '#src/features/menu/ui/site/use-dish-ordering.tsx'
import { phoneOrderTexts } from '../../texts/phone-order-texts.ts'
import styles from './phone-menu.module.css'

interface PhoneDishProps {
  readonly dish: MenuItem
  /** True while the options of the dish are being loaded. */
  readonly isPending: boolean
  onAdd(dish: MenuItem): void
}

/** A dish as one wide button with its name, its price, and the number of pieces that the order already contains. */
export function PhoneDish({ dish, isPending, onAdd }: PhoneDishProps) {
  const texts = useTexts(phoneOrderTexts)
  const language = useLanguage()
  const pieces = itemCount(useCartLines().filter(({ id }) => id === dish.id))
  return (
    <button
      type="button"
      className={styles.dish}
      disabled={!dish.isAvailable}
      aria-busy={isPending}
      onPointerEnter={preloadDishDialog}
      // The second click of a double click must not add a second portion.
      onClick={(event) => event.detail < 2 && onAdd(dish)}
    >
      <span className={styles.name}>{translated(language, dish.name, dish.nameVi)}</span>
      {pieces > 0 && (
        <span className={styles.pieces}>
          <span aria-hidden="true">{pieces}</span>
          <span className="visually-hidden">{texts.inOrder(pieces)}</span>
        </span>
      )}
      {dish.isAvailable ? (
        <span className={styles.price}>
          {formatMoney(dish.price)}
          <PlusIcon />
        </span>
      ) : (
        <Badge tone="danger">{texts.soldOut}</Badge>
      )}
    </button>
  )
}
