import { NativeSelect, TextInput } from '@mantine/core'

import { useTexts } from '#src/web/language.tsx'
import { HoursForm } from '../../contract/settings-forms.ts'
import { type HoursRow, hoursValues } from '../../rules/settings-values.ts'
import { settingsTexts } from '../../texts/settings-texts.ts'
import type { SectionProps } from './section-props.ts'
import { SettingsRows } from './settings-rows.tsx'
import styles from './settings-section.module.css'
import { SettingsSection } from './settings-section.tsx'
import { useSettingsEdit } from './use-settings-edit.ts'

const mondayFirst = [1, 2, 3, 4, 5, 6, 0]

/** When the restaurant is open in an ordinary week. */
export function HoursSection({ settings }: SectionProps) {
  const texts = useTexts(settingsTexts)
  const edit = useSettingsEdit({ section: 'hours', settings, valuesOf: hoursValues, schema: HoursForm })
  const { form } = edit
  const { fields, weekdays } = texts
  const shown = (rows: unknown) =>
    (rows as readonly HoursRow[]) // of the one field
      .map(({ weekday, opens, closes }) => `${weekdays[Number(weekday)]} ${opens}–${closes}`)
      .join('; ')
  return (
    <SettingsSection section="hours" edit={edit} shown={shown}>
      <SettingsRows
        legend={fields.openingHours}
        add={texts.addHours}
        rows={form.values.openingHours}
        next={() => nextHours(form.values.openingHours)}
        onChange={(openingHours) => form.setValues({ openingHours })}
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
    </SettingsSection>
  )
}

/** The hours of the last line, on the day after it. */
function nextHours(rows: readonly HoursRow[]): HoursRow {
  const last = rows.at(-1)
  if (!last) return { weekday: '1', opens: '11:00', closes: '22:00' }
  return { ...last, weekday: String((Number(last.weekday) + 1) % 7) }
}
