import { TextInput } from '@mantine/core'
import { use } from 'react'

import { formatWeekdayDate, isPlainDate } from '#src/kernel/dates.ts'
import type { Language } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { custom, WrittenText } from '#src/web/office/resource/field-kinds.tsx'
import type { WholeForm } from '#src/web/office/resource/fields.ts'
import { useToday } from '#src/web/office/use-today.ts'
import type { DayRange, OwnerSettings } from '../../contract/site-settings.ts'
import { closureRows } from '../../rules/list-values.ts'
import { touchedBy } from '../../rules/touched-bookings.ts'
import { settingsTexts } from '../../texts/settings-texts.ts'
import { hintBelow } from './setting-kinds.ts'
import { SettingsScreen } from './settings-screen.ts'
import { SettingsRows } from './settings-rows.tsx'
import styles from './settings-section.module.css'

/** The days on which the restaurant is closed, with the bookings and orders that each closure touches. */
export const closures = custom<ReturnType<typeof closureRows>, OwnerSettings>({
  initial: [],
  read: (settings) => closureRows(settings),
  Said({ value }) {
    const language = useLanguage()
    return <WrittenText value={value.map((row) => rangeText(row, language)).join('; ')} />
  },
  Input({ label, value, onChange, form, row: settings }) {
    const { addClosure, fields, hints } = useTexts(settingsTexts)
    const { Touched } = use(SettingsScreen)
    const today = useToday()
    return (
      <SettingsRows
        legend={label}
        add={addClosure}
        rows={value}
        next={() => ({ date: '', to: '', reason: '', reasonVi: '' })}
        onChange={onChange}
      >
        {({ date, to }, index) => (
          <>
            <div className={styles.days}>
              <TextInput
                {...form.field(`closures.${index}.date`)}
                label={fields.from}
                type="date"
                min={today}
              />
              <TextInput
                {...form.field(`closures.${index}.to`)}
                {...hintBelow}
                label={fields.lastDay}
                description={hints.lastDay}
                type="date"
                min={date || today}
              />
            </div>
            <ReasonInputs form={form} row={`closures.${index}`} />
            {settings && isPlainDate(date) && (
              <div className={styles.note}>
                <Touched touches={touchedBy({ closures: [{ date, to: to || date }] }, settings)} />
              </div>
            )}
          </>
        )}
      </SettingsRows>
    )
  },
})

/** Why the restaurant is closed, in both languages. */
function ReasonInputs({ form, row }: { readonly form: WholeForm; readonly row: string }) {
  const { fields } = useTexts(settingsTexts)
  const reasonIn = (name: 'reason' | 'reasonVi') => ({
    ...form.field(`${row}.${name}`),
    label: fields[name],
    lang: name === 'reason' ? 'en' : 'vi',
    autoComplete: 'off',
  })
  return (
    <>
      <TextInput {...reasonIn('reasonVi')} className={styles.first} />
      <TextInput {...reasonIn('reason')} className={styles.last} />
    </>
  )
}

/** The first and the last of these days, or the only one. */
function rangeText({ date, to }: DayRange, language: Language): string {
  const days = to && to !== date ? [date, to] : [date]
  return days.map((day) => formatWeekdayDate(day, language)).join(' – ')
}
