import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'

import { DishPicture } from '#src/design/dish-picture.tsx'
import { IconButton } from '#src/design/icon-button.tsx'
import { PlusIcon } from '#src/design/icons.tsx'
import { foreignLanguage, inLanguage } from '#src/kernel/language.ts'
import { amountOf, formatMoney } from '#src/kernel/money.ts'
import { useLanguage } from '#src/web/language.tsx'
import { savesData } from '#src/web/saves-data.ts'
import { cartLines, guestCart } from '#src/features/cart/ui/site/cart-store.ts'
import { CurrentCart } from '#src/features/cart/ui/site/stored-cart.ts'
import type { MenuItem } from '#src/features/menu/contract/menu.ts'
import { dishesToAdd } from '#src/features/menu/rules/dishes-to-add.ts'
import { findMenu } from '#src/features/menu/ui/site/load-menu.ts'
import { prepareOrdering, useDishOrdering } from '#src/features/menu/ui/site/use-dish-ordering.tsx'
import { useOrderingTexts } from './current-ordering-texts.ts'
import styles from './dishes-to-add.module.css'

// The cart is already open, so the message about an added dish has no link to it.
const openedCart = { ...guestCart, show: undefined }

/** Drinks, desserts and small plates that the guest can add below the lines of the cart. */
export function DishesToAdd() {
  const { data } = useQuery({ queryKey: ['menu'], queryFn: findMenu, enabled: !savesData() })
  useEffect(() => prepareOrdering({ holdsMenu: true }), [])
  return (
    data && (
      <CurrentCart value={openedCart}>
        <OfferedDishes menu={data} />
      </CurrentCart>
    )
  )
}

function OfferedDishes({ menu }: { menu: readonly MenuItem[] }) {
  const texts = useOrderingTexts().review.toAdd
  const language = useLanguage()
  const titleId = useId()
  const { add, pendingId, dialog } = useDishOrdering(menu)
  // The list stays the same until the cart is closed, so that a pressed button keeps the focus.
  const [offered] = useState(() =>
    dishesToAdd(
      menu,
      cartLines().map(({ id }) => id),
    ),
  )
  if (offered.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        {texts.title}
      </p>
      <ul role="list" className={styles.dishes}>
        {offered.map((dish) => {
          const name = inLanguage(language, dish.name, dish.nameVi)
          return (
            <li key={dish.id} className={styles.dish}>
              <DishPicture
                src={dish.imageUrl}
                placeholder={dish.imagePlaceholder}
                alt=""
                sizes="4rem"
                width={320}
                className={styles.picture}
              />
              <div className={styles.text}>
                <p lang={foreignLanguage(language, dish.nameVi)} className={styles.name}>
                  {name}
                </p>
                <p className={styles.price}>{formatMoney(amountOf(dish.price))}</p>
              </div>
              <IconButton
                look="outline"
                label={texts.add(name)}
                icon={<PlusIcon />}
                aria-busy={pendingId === dish.id}
                // The second click of a double click must not add a second portion.
                onClick={(event) => event.detail < 2 && add(dish, event.currentTarget)}
              />
            </li>
          )
        })}
      </ul>
      {dialog}
    </section>
  )
}
