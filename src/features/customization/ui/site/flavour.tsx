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
  /** The price of the whole pizza with this flavour, in whole VND. It is undefined while the other half is not chosen. */
  readonly whole: number | undefined
}

/**
 * What the flavour adds as a half, and the price of the whole pizza with it. Guests need both, because with two halves the first
 * flavour counts only half.
 */
export function FlavourPrice({ flavour, whole }: FlavourPriceProps) {
  const texts = useTexts(customizationTexts)
  return (
    <span className={styles.prices}>
      <span className={styles.surcharge}>{texts.extra(formatMoney(secondFlavourSurcharge(flavour)))}</span>{' '}
      {whole !== undefined && <span>{texts.wholePizza(formatMoney(whole))}</span>}
    </span>
  )
}
