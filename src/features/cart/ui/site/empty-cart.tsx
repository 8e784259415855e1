import { ButtonLink } from '#src/design/button.tsx'
import { EmptyState } from '#src/design/empty-state.tsx'
import { PlateDrawing } from '#src/design/plate-drawing.tsx'
import { useTexts } from '#src/web/language.tsx'
import { cartTexts } from '../../texts/cart-texts.ts'

/** Shown if the cart is empty: a drawing of an empty plate, and a link to the menu. */
export function EmptyCart({ onLeave }: { onLeave: () => void }) {
  const texts = useTexts(cartTexts).empty
  return (
    <EmptyState
      as="h3"
      title={texts.title}
      description={texts.description}
      picture={<PlateDrawing label="" />}
      action={
        <ButtonLink to="/menu" size="large" onClick={onLeave}>
          {texts.toMenu}
        </ButtonLink>
      }
    />
  )
}
