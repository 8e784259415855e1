import smallText from '#src/design/small-text.module.css'
import type { MaybeDietary } from '#src/kernel/dietary.ts'
import { useTexts } from '../language.tsx'
import { dietaryText, dietaryTexts } from '../texts/dietary-texts.ts'

/** The texts about allergens and diets for staff, who cannot be told to ask the restaurant. */
export const staffDietaryTexts = {
  vi: { ...dietaryTexts.vi, unstated: 'Dị ứng: chưa ghi' },
  en: { ...dietaryTexts.en, unstated: 'Allergens: not stated' },
}

/** A line for staff that says which allergens a dish contains and for which diets it is suitable. */
export function StaffDietaryLine({ dietary }: { readonly dietary: MaybeDietary }) {
  return <span className={smallText.mutedLine}>{dietaryText(useTexts(staffDietaryTexts), dietary)}</span>
}
