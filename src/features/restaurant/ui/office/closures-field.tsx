import { use } from 'react'

import { isPlainDate } from '#src/kernel/dates.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { DayInput } from '#src/web/office/day-input.tsx'
import { custom, WrittenText } from '#src/web/office/resource/field-kinds.tsx'
import { useToday } from '#src/web/office/use-today.ts'
import type { OwnerSettings } from '../../contract/site-settings.ts'
import { closureRows } from '../../rules/list-values.ts'
import { touchedBy } from '../../rules/touched-bookings.ts'
import { settingsTexts } from '../../texts/settings-texts.ts'
import { dayRangeText } from './day-range-text.ts'
import { ReasonInputs } from './reason-inputs.tsx'
import { hintBelow } from './setting-kinds.ts'
import { SettingsScreen } from './settings-screen.ts'
import { SettingsRows } from './settings-rows.tsx'
import styles from './settings-section.module.css'

/**
 * The field for the days on which the restaurant is closed. Each closure shows the bookings and orders that would become impossible
 * because of it.
 */
export const closures = custom<ReturnType<typeof closureRows>, OwnerSettings>({
  initial: [],
  read: (settings) => closureRows(settings),
  Said({ value }) {
    const language = useLanguage()
    return (
      <WrittenText
        value={value.map(({ date, to }) => dayRangeText({ date, to: to || date }, language)).join('; ')}
      />
    )
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
              <DayInput {...form.field(`closures.${index}.date`)} label={fields.from} min={today} />
              <DayInput
                {...form.field(`closures.${index}.to`)}
                {...hintBelow}
                label={fields.lastDay}
                description={hints.lastDay}
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
