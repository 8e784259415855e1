import { TextInput } from '@mantine/core'
import { use } from 'react'

import { formatWeekdayDate, isPlainDate, isPlainTime } from '#src/kernel/dates.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { DayInput } from '#src/web/office/day-input.tsx'
import { custom, WrittenText } from '#src/web/office/resource/field-kinds.tsx'
import { useToday } from '#src/web/office/use-today.ts'
import type { OwnerSettings, SpecialHours } from '../../contract/site-settings.ts'
import { specialHoursRows } from '../../rules/list-values.ts'
import { closureOn } from '../../rules/opening-hours.ts'
import { touchedBy } from '../../rules/touched-bookings.ts'
import { settingsTexts } from '../../texts/settings-texts.ts'
import { SettingsScreen } from './settings-screen.ts'
import { SettingsRows } from './settings-rows.tsx'
import styles from './settings-section.module.css'

/** The field for special hours (opening hours for one date), with the bookings and orders that are outside these hours. */
export const specialHours = custom<SpecialHours[], OwnerSettings>({
  initial: [],
  read: (settings) => specialHoursRows(settings),
  Said({ value }) {
    const language = useLanguage()
    const rows = value.map(
      ({ date, opens, closes }) => `${formatWeekdayDate(date, language)} ${opens}–${closes}`,
    )
    return <WrittenText value={rows.join('; ')} />
  },
  Input({ label, value, onChange, form, row: settings }) {
    const { addDate, fields } = useTexts(settingsTexts)
    const today = useToday()
    return (
      <SettingsRows
        legend={label}
        add={addDate}
        rows={value}
        next={() => ({ date: '', opens: '11:00', closes: '15:00' })}
        onChange={onChange}
      >
        {({ date }, index) => (
          <>
            <DayInput
              {...form.field(`specialHours.${index}.date`)}
              className={styles.first}
              label={fields.date}
              min={today}
            />
            <TextInput {...form.field(`specialHours.${index}.opens`)} label={fields.opens} type="time" />
            <TextInput {...form.field(`specialHours.${index}.closes`)} label={fields.closes} type="time" />
            {/* If several rows contain hours for the same date, only the last of them shows the visits outside all these hours. */}
            {settings && value.findLastIndex((other) => other.date === date) === index && (
              <OfDate date={date} rows={value} settings={settings} />
            )}
          </>
        )}
      </SettingsRows>
    )
  },
})

interface OfDateProps {
  readonly date: string
  readonly rows: readonly SpecialHours[]
  /** The settings as they were last saved. */
  readonly settings: OwnerSettings
}

/**
 * The bookings and orders outside the hours that the owner has typed for a date. If a closure covers this date, a note says that
 * the hours have no effect.
 */
function OfDate({ date, rows, settings }: OfDateProps) {
  const texts = useTexts(settingsTexts)
  const { Touched } = use(SettingsScreen)
  const ofDate = rows.filter((row) => row.date === date)
  const isTyped =
    isPlainDate(date) && ofDate.every(({ opens, closes }) => isPlainTime(opens) && isPlainTime(closes))
  if (!isTyped) return null
  return (
    <div className={styles.note}>
      {closureOn(date, settings) ? (
        <p>{texts.closedAnyway}</p>
      ) : (
        <Touched touches={touchedBy({ closures: [], specialHours: ofDate }, settings)} />
      )}
    </div>
  )
}
