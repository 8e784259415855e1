import { inBothLanguages } from '#src/kernel/both-languages.ts'
import type { Language } from '#src/kernel/language.ts'
import { dietaryTexts } from '#src/web/texts/dietary-texts.ts'

/** The names of allergens and diets in forms and audit entries. */
export const dietaryFormTexts = inBothLanguages({
  allergens: {
    label: ['Chất gây dị ứng', 'Allergens'],
    hint: [
      'Những gì món luôn có, dù khách chọn thế nào; lựa chọn thêm gì thì ghi ở lựa chọn. Chưa chọn gì thì khách đọc là hỏi quán.',
      'What it contains whatever guests choose; options add their own. While nothing is chosen, guests read that they may ask.',
    ],
  },
  diet: {
    label: ['Ăn chay', 'Diet'],
    hint: [
      'Chưa chọn gì thì khách đọc là quán chưa ghi.',
      'While nothing is chosen, guests read that it is not stated.',
    ],
  },
  noAllergen: ['không có chất nào', 'none of them'],
  noDiet: ['Không chay', 'Neither'],
  unstated: ['chưa ghi', 'not stated'],
})

/** The names in audit entries for the values that the database stores as allergens and diets. */
export function dietaryValues(language: Language): Readonly<Record<string, string>> {
  const { allergens, diets } = dietaryTexts[language]
  const { noAllergen, noDiet, unstated } = dietaryFormTexts[language]
  return {
    ...allergens,
    ...diets,
    'allergens-none': noAllergen,
    'allergens-unstated': unstated,
    'diet-none': noDiet,
    'diet-unstated': unstated,
  }
}
