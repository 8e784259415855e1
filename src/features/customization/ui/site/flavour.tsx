import { DishPicture } from '#src/design/dish-picture.tsx'
import { formatMoney } from '#src/kernel/money.ts'
import { useTexts } from '#src/web/language.tsx'
import { secondFlavourSurcharge } from '../../rules/halves.ts'
import { customizationTexts } from '../../texts/customization-texts.ts'
import type { PicturedDish } from './choice-section.ts'

/** The small picture of a flavour, beside its name. */
export function FlavourPicture({ image, imagePlaceholder }: PicturedDish) {
  return <DishPicture src={image} placeholder={imagePlaceholder} sizes="3rem" width={320} alt="" />
}

/** The price that the flavour adds as a half. */
export function FlavourPrice(flavour: PicturedDish) {
  return useTexts(customizationTexts).halfPrice(formatMoney(secondFlavourSurcharge(flavour)))
}
