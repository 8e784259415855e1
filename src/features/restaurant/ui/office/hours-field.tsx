import { NativeSelect, TextInput } from '@mantine/core'

import { useTexts } from '#src/web/language.tsx'
import { custom, WrittenText } from '#src/web/office/resource/field-kinds.tsx'
import type { OwnerSettings } from '../../contract/site-settings.ts'
import { type HoursRow, hoursRows } from '../../rules/list-values.ts'
import { settingsTexts } from '../../texts/settings-texts.ts'
import { SettingsRows } from './settings-rows.tsx'
import styles from './settings-section.module.css'

const mondayFirst = [1, 2, 3, 4, 5, 6, 0]

/** The field for the opening hours of an ordinary week. */
export const openingHours = custom<HoursRow[], OwnerSettings>({
  initial: [],
  read: hoursRows,
  Said({ value }) {
    const { weekdays } = useTexts(settingsTexts)
    const rows = value.map(({ weekday, opens, closes }) => `${weekdays[Number(weekday)]} ${opens}–${closes}`)
    return <WrittenText value={rows.join('; ')} />
  },
  Input({ label, value, onChange, form }) {
    const { addHours, fields, weekdays } = useTexts(settingsTexts)
    return (
      <SettingsRows
        legend={label}
        add={addHours}
        rows={value}
        next={() => nextHours(value)}
        onChange={onChange}
      >
        {(_row, index) => (
          <>
            <NativeSelect
              {...form.field(`openingHours.${index}.weekday`)}
              className={styles.first}
              label={fields.weekday}
              data={mondayFirst.map((day) => ({ value: String(day), label: weekdays[day] ?? '' }))}
            />
            <TextInput {...form.field(`openingHours.${index}.opens`)} label={fields.opens} type="time" />
            <TextInput {...form.field(`openingHours.${index}.closes`)} label={fields.closes} type="time" />
          </>
        )}
      </SettingsRows>
    )
  },
})

/** The values of a new row: the hours of the last row, with the following weekday. */
function nextHours(rows: readonly HoursRow[]): HoursRow {
  const last = rows.at(-1)
  if (!last) return { weekday: '1', opens: '11:00', closes: '22:00' }
  return { ...last, weekday: String((Number(last.weekday) + 1) % 7) }
}
