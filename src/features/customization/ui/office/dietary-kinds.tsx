import type { PropsWithChildren } from 'react'

import { Chip } from '#src/design/chip.tsx'
import { useTexts } from '#src/web/language.tsx'
import wide from '#src/web/office/form.module.css'
import { custom } from '#src/web/office/resource/field-kinds.tsx'
import type { Field } from '#src/web/office/resource/fields.ts'
import { allergens, type Allergen, type Dietary, diets } from '#src/kernel/dietary.ts'
import { dietaryFormTexts } from '../../texts/dietary-form-texts.ts'
import { allergenNames, dietMark, dietaryTexts } from '#src/web/texts/dietary-texts.ts'
import styles from './dietary-kinds.module.css'

interface ListProps<List> {
  readonly label: string
  readonly hint?: string | undefined
  readonly value: List
  onChange(value: List): void
}

/**
 * A field for allergens. If no button is pressed, nothing is stated about allergens. Otherwise the pressed buttons name the
 * allergens, or one button says that there are none.
 */
export function AllergensInput({ value, onChange, ...named }: ListProps<Dietary['allergens']>) {
  const texts = useTexts(dietaryTexts)
  const office = useTexts(dietaryFormTexts)
  const press = (allergen: Allergen) => {
    const pressed = allergens.filter((each) => (value?.includes(each) ?? false) !== (each === allergen))
    onChange(pressed.length === 0 ? null : pressed)
  }
  return (
    <Chips {...named}>
      <Chip pressed={value?.length === 0} onClick={() => onChange(value?.length === 0 ? null : [])}>
        {office.noAllergen}
      </Chip>
      {allergens.map((allergen) => (
        <Chip key={allergen} pressed={value?.includes(allergen) ?? false} onClick={() => press(allergen)}>
          {texts.allergens[allergen]}
        </Chip>
      ))}
    </Chips>
  )
}

/**
 * A field for diets. If no button is pressed, nothing is stated about diets. Otherwise the pressed button names the diet for which
 * the food is suitable, or says that it suits none.
 */
export function DietInput({ value, onChange, ...named }: ListProps<Dietary['diet']>) {
  const texts = useTexts(dietaryTexts)
  const office = useTexts(dietaryFormTexts)
  // Vegan food is always vegetarian too. So only the button "vegan" is pressed, even if both diets are stored.
  const pressed = value && (value.includes('vegan') ? 'vegan' : (value[0] ?? 'none'))
  return (
    <Chips {...named}>
      <Chip pressed={pressed === 'none'} onClick={() => onChange(pressed === 'none' ? null : [])}>
        {office.noDiet}
      </Chip>
      {diets.map((diet) => (
        <Chip
          key={diet}
          pressed={pressed === diet}
          onClick={() => onChange(pressed === diet ? null : [diet])}
        >
          {texts.diets[diet]}
        </Chip>
      ))}
    </Chips>
  )
}

function Chips({ label, hint, children }: Pick<ListProps<unknown>, 'label' | 'hint'> & PropsWithChildren) {
  return (
    <fieldset className={wide.wide}>
      <legend className={styles.legend}>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.chips}>{children}</div>
    </fieldset>
  )
}

/** The form field for the allergens of a dish or an option. */
export const allergensField: Field<Dietary['allergens']> = custom({
  initial: null,
  Input: AllergensInput,
  Said: AllergensSaid,
})

/** The form field for the diets that a dish or an option suits. */
export const dietField: Field<Dietary['diet']> = custom({ initial: null, Input: DietInput, Said: DietSaid })

function AllergensSaid({ value }: { readonly value: Dietary['allergens'] }) {
  const texts = useTexts(dietaryTexts)
  const office = useTexts(dietaryFormTexts)
  if (value === null) return office.unstated
  return value.length === 0 ? office.noAllergen : allergenNames(texts, value)
}

function DietSaid({ value }: { readonly value: Dietary['diet'] }) {
  const texts = useTexts(dietaryTexts)
  const office = useTexts(dietaryFormTexts)
  return value === null ? office.unstated : (dietMark(texts, { diet: value }) ?? office.noDiet)
}
