import { NativeSelect } from '@mantine/core'
import { use } from 'react'

import { addDays, formatDate } from '#src/kernel/dates.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { custom, WrittenText } from '#src/web/office/resource/field-kinds.tsx'
import type { WholeForm } from '#src/web/office/resource/fields.ts'
import { useToday } from '#src/web/office/use-today.ts'
import type { OwnerSettings } from '../../contract/site-settings.ts'
import { lunarDates } from '../../rules/lunar-dates.ts'
import {
  type Feast,
  feastNames,
  feasts,
  isFixed,
  lunarClosureOf,
  type LunarRow,
  lunarRows,
  withFeast,
} from '../../rules/lunar-feasts.ts'
import { touchedBy } from '../../rules/touched-bookings.ts'
import { lunarTexts } from '../../texts/lunar-texts.ts'
import { dayRangeText } from './day-range-text.ts'
import { ReasonInputs } from './reason-inputs.tsx'
import { SettingsScreen } from './settings-screen.ts'
import { SettingsRows } from './settings-rows.tsx'
import styles from './settings-section.module.css'

/** The field for closures by the lunar calendar. The owner chooses feasts by their names, and sees the dates. */
export const lunarClosures = custom<LunarRow[], OwnerSettings>({
  initial: [],
  read: lunarRows,
  Said({ value }) {
    const texts = useTexts(lunarTexts)
    return <WrittenText value={value.map(({ feast }) => texts.feasts[feast]).join('; ')} />
  },
  Input({ label, value, onChange, form, row: settings }) {
    const texts = useTexts(lunarTexts)
    return (
      <SettingsRows
        legend={label}
        add={texts.add}
        rows={value}
        next={(): LunarRow => ({ ...feasts.tet, feast: 'tet' })}
        onChange={onChange}
      >
        {(row, index) => (
          <>
            <DaysInputs
              form={form}
              path={`lunarClosures.${index}`}
              row={row}
              onFeast={(feast) => onChange(value.with(index, withFeast(row, feast)))}
            />
            <ReasonInputs form={form} row={`lunarClosures.${index}`} />
            {settings && <Dates row={row} settings={settings} />}
          </>
        )}
      </SettingsRows>
    )
  },
})

interface DaysInputsProps {
  readonly form: WholeForm
  readonly path: string
  readonly row: LunarRow
  onFeast(feast: Feast): void
}

/** The select for the feast, and selects for its days if the owner may choose them. */
function DaysInputs({ form, path, row, onFeast }: DaysInputsProps) {
  const texts = useTexts(lunarTexts)
  const { feast } = row
  const days = options(30, texts.days)
  const months = [{ value: '', label: texts.everyMonth }, ...options(12, texts.months)]
  return (
    <div className={styles.days}>
      <NativeSelect
        // For a feast on fixed days there is no select for the day. So an error about the day is shown at the select for the feast.
        {...form.field(`${path}.${isFixed(feast) ? 'day' : 'feast'}`)}
        className={styles.whole}
        label={texts.feast}
        data={feastNames.map((name) => ({ value: name, label: texts.feasts[name] }))}
        value={feast}
        onChange={({ currentTarget }) => onFeast(currentTarget.value as Feast)} // The cast is right: the value is one of the names above.
      />
      {!isFixed(feast) && (
        <NativeSelect
          {...form.field(`${path}.day`)}
          label={feast === 'tet' ? texts.fromDay : texts.day}
          data={days}
        />
      )}
      {feast === 'other' && (
        <NativeSelect {...form.field(`${path}.month`)} label={texts.month} data={months} />
      )}
      {row.toDay !== '' && (
        <NativeSelect
          {...form.field(`${path}.toDay`)}
          label={feast === 'tet' ? texts.toDay : texts.lastDay}
          data={days}
        />
      )}
    </div>
  )
}

const options = (last: number, labelOf: (number: number) => string) =>
  Array.from({ length: last }, (_, index) => ({ value: String(index + 1), label: labelOf(index + 1) }))

/**
 * The largest number of dates that are shown: enough for a year of a monthly closure, or for all years for which a yearly closure
 * is computed.
 */
const maxShown = 13

/** A lunar closure's dates in the next years, with the bookings and orders that it affects. */
function Dates({ row, settings }: { readonly row: LunarRow; readonly settings: OwnerSettings }) {
  const texts = useTexts(lunarTexts)
  const language = useLanguage()
  const { Touched } = use(SettingsScreen)
  const today = useToday()
  const closure = lunarClosureOf(row)
  const within = { date: today, to: settings.lunarMonths.at(-1)?.start ?? addDays(today, 1) }
  const dates = lunarDates(closure, settings.lunarMonths, within)
  const dateText = (days: (typeof dates)[number]) =>
    closure.month === null ? formatDate(days.date, language) : dayRangeText(days, language)
  return (
    <div className={styles.note}>
      <p>{texts.dates}</p>
      <ul>
        {dates.slice(0, maxShown).map((days) => (
          <li key={days.date}>{dateText(days)}</li>
        ))}
      </ul>
      {(closure.day === 30 || closure.toDay === 30) && <p>{texts.shortMonth}</p>}
      <Touched touches={touchedBy({ closures: dates }, settings)} />
    </div>
  )
}
