import { TextInput } from '@mantine/core'
import { use } from 'react'

import { formatWeekdayDate, isPlainDate } from '#src/kernel/dates.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { custom, WrittenText } from '#src/web/office/resource/field-kinds.tsx'
import { useToday } from '#src/web/office/use-today.ts'
import type { Closure, OwnerSettings } from '../../contract/site-settings.ts'
import { settingsTexts } from '../../texts/settings-texts.ts'
import { SettingsScreen } from './settings-screen.ts'
import { SettingsRows } from './settings-rows.tsx'
import styles from './settings-section.module.css'

/** The days on which the restaurant is closed, with the bookings that each would touch. */
export const closures = custom<Closure[], OwnerSettings>({
  initial: [],
  Said({ value }) {
    const language = useLanguage()
    return <WrittenText value={value.map(({ date }) => formatWeekdayDate(date, language)).join('; ')} />
  },
  Input({ label, value, onChange, form }) {
    const { addClosure, fields } = useTexts(settingsTexts)
    const { PlannedOn } = use(SettingsScreen)
    const today = useToday()
    const reasonIn = (name: 'reason' | 'reasonVi', index: number) => ({
      ...form.field(`closures.${index}.${name}`),
      label: fields[name],
      lang: name === 'reason' ? 'en' : 'vi',
      autoComplete: 'off',
    })
    return (
      <SettingsRows
        legend={label}
        add={addClosure}
        rows={value}
        next={() => ({ date: '', reason: '', reasonVi: '' })}
        onChange={onChange}
      >
        {({ date }, index) => (
          <>
            <TextInput
              {...form.field(`closures.${index}.date`)}
              className={styles.first}
              label={fields.date}
              type="date"
              min={today}
            />
            <TextInput {...reasonIn('reasonVi', index)} className={styles.first} />
            <TextInput {...reasonIn('reason', index)} className={styles.last} />
            {isPlainDate(date) && (
              <div className={styles.note}>
                <PlannedOn date={date} />
              </div>
            )}
          </>
        )}
      </SettingsRows>
    )
  },
})
