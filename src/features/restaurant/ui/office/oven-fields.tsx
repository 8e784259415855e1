import { use } from 'react'

import { Chip } from '#src/design/chip.tsx'
import smallText from '#src/design/small-text.module.css'
import { timeOfMinutes } from '#src/kernel/dates.ts'
import { inLanguage } from '#src/kernel/language.ts'
import { translated } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import form from '#src/web/office/form.module.css'
import { custom, WrittenText } from '#src/web/office/resource/field-kinds.tsx'
import type { FieldInputProps } from '#src/web/office/resource/fields.ts'
import { OvenForm } from '../../contract/settings-forms.ts'
import type { OwnerSettings } from '../../contract/site-settings.ts'
import { needsNoOven, ovenExample } from '../../rules/oven-weights.ts'
import { settingsTexts } from '../../texts/settings-texts.ts'
import { line, partOf } from './setting-kinds.ts'
import { SettingsScreen, type ShownCategory } from './settings-screen.ts'
import styles from './settings-section.module.css'

const count = partOf('oven', { inputMode: 'numeric' })
const weight = partOf('oven', { inputMode: 'decimal' })
const sixOClock = 18 * 60

/** The fields for the oven's capacity. All are blank if the site promises no times for orders. */
export const ovenFields = {
  pizzas: count,
  minutes: count,
  sizes: custom<string, OwnerSettings>({
    ...line({ isWide: true }),
    read: ({ oven }) => (oven?.sizes ?? []).map((size) => `${size.name} = ${size.weight}`).join('; '),
  }),
  halves: weight,
  perGuest: weight,
  withoutOven: custom<string, OwnerSettings>({
    ...partOf('oven'),
    Input: WithoutOven,
    Said: WithoutOvenSaid,
  }),
}

/** A toggle button for each category of the menu. The button is pressed if dishes of this category do not need the oven. */
function WithoutOven({ label, hint, value, onChange }: FieldInputProps<string>) {
  const language = useLanguage()
  const { categories } = use(SettingsScreen)
  const isPressed = ({ id, name, nameVi }: ShownCategory) => needsNoOven([id, name, nameVi ?? ''], value)
  const press = (pressed: ShownCategory) =>
    onChange(
      categories
        .filter((each) => isPressed(each) !== (each === pressed))
        .map(({ id }) => id)
        .join(', '),
    )
  return (
    <fieldset className={form.wide}>
      <legend className={styles.picksLegend}>{label}</legend>
      <div className={styles.picks}>
        {categories.map((category) => (
          <Chip key={category.id} pressed={isPressed(category)} onClick={() => press(category)}>
            {translated(language, category.name, category.nameVi)}
          </Chip>
        ))}
      </div>
      {hint && <p className={smallText.muted}>{hint}</p>}
    </fieldset>
  )
}

function WithoutOvenSaid({ value }: { readonly value: string }) {
  const language = useLanguage()
  const { categories } = use(SettingsScreen)
  const named = categories.filter(({ id, name, nameVi }) => needsNoOven([id, name, nameVi ?? ''], value))
  return (
    <WrittenText value={named.map(({ name, nameVi }) => inLanguage(language, name, nameVi)).join(', ')} />
  )
}

/**
 * Shows as how many pizzas an example order counts with the numbers that the owner has typed, so that the owner understands them.
 */
export function OvenExample({ values }: { readonly values: object }) {
  const texts = useTexts(settingsTexts)
  const number = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 2 })
  const oven = OvenForm.safeParse(values).data?.oven
  if (!oven) return null
  const { size, load } = ovenExample(oven)
  return (
    <div role="status" className={styles.example}>
      <p>{texts.ovenExample(size ?? texts.ovenPizza, number.format(load))}</p>
      <p>{texts.ovenExampleAbout(oven.pizzas, timeOfMinutes(sixOClock + oven.minutes))}</p>
    </div>
  )
}
