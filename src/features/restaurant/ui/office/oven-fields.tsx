import { timeOfMinutes } from '#src/kernel/dates.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { custom } from '#src/web/office/resource/field-kinds.tsx'
import { OvenForm } from '../../contract/settings-forms.ts'
import type { OwnerSettings } from '../../contract/site-settings.ts'
import { ovenExample } from '../../rules/oven-weights.ts'
import { settingsTexts } from '../../texts/settings-texts.ts'
import { line, partOf } from './setting-kinds.ts'
import styles from './settings-section.module.css'

const count = partOf('oven', { inputMode: 'numeric' })
const weight = partOf('oven', { inputMode: 'decimal' })
const sixOClock = 18 * 60

/** The fields of what the oven can bake. All are blank if no times are promised. */
export const ovenFields = {
  pizzas: count,
  minutes: count,
  sizes: custom<string, OwnerSettings>({
    ...line({ isWide: true }),
    read: ({ oven }) => (oven?.sizes ?? []).map((size) => `${size.name} = ${size.weight}`).join('; '),
  }),
  halves: weight,
  perGuest: weight,
  withoutOven: partOf('oven', { isWide: true }),
}

/** An order as the typed numbers weigh it, so that the owner sees what they mean before saving them. */
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
