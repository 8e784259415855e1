import { DishPicture } from '#src/design/dish-picture.tsx'
import { formatMoney } from '#src/kernel/money.ts'
import { useTexts } from '#src/web/language.tsx'
import { secondFlavourSurcharge } from '../../rules/halves.ts'
import { customizationTexts } from '../../texts/customization-texts.ts'
import type { PicturedDish } from './choice-section.ts'
import styles from './halves-section.module.css'

/** The small picture of a flavour, beside its name. */
export function FlavourPicture({ image, imagePlaceholder }: PicturedDish) {
  return <DishPicture src={image} placeholder={imagePlaceholder} sizes="3rem" width={320} alt="" />
}

interface FlavourPriceProps {
  readonly flavour: PicturedDish
  /** The price of the whole pizza with this flavour, in whole VND. Undefined until the other half is chosen. */
  readonly whole: number | undefined
}

/**
 * The price that the flavour adds as a half, and the price of the whole pizza with it. Guests need both, because the price of the
 * first flavour also counts only half in a half-and-half pizza.
 */
export function FlavourPrice({ flavour, whole }: FlavourPriceProps) {
  const texts = useTexts(customizationTexts)
  return (
    <span className={styles.prices}>
      <span>{texts.halfPrice(formatMoney(secondFlavourSurcharge(flavour)))}</span>{' '}
      {whole !== undefined && <span>{texts.wholePizza(formatMoney(whole))}</span>}
    </span>
  )
}
