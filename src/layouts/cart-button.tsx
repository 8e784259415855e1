import { IconButton } from '#src/design/icon-button.tsx'
import { BagIcon } from '#src/design/icons.tsx'
import { showOrdering } from '#src/features/cart/ui/site/ordering-step.ts'
import { useCartCount } from '#src/features/cart/ui/site/stored-cart.ts'
import { useTexts } from '#src/web/language.tsx'
import { preloadOrdering } from './ordering-dialogs.tsx'
import { siteTexts } from '#src/web/texts/site-texts.ts'

/** The button that opens the cart, with the number of items in it. */
export function CartButton() {
  const texts = useTexts(siteTexts)
  const count = useCartCount()
  return (
    <IconButton
      label={texts.cart(count)}
      icon={<BagIcon />}
      count={count}
      aria-haspopup="dialog"
      onPointerEnter={preloadOrdering}
      onFocus={preloadOrdering}
      onClick={() => showOrdering('cart')}
    />
  )
}
