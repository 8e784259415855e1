import { TextInput } from '@mantine/core'

import { useTexts } from '#src/web/language.tsx'
import { DayInput } from '#src/web/office/day-input.tsx'
import { custom, WrittenText } from '#src/web/office/resource/field-kinds.tsx'
import type { OwnerSettings } from '../../contract/site-settings.ts'
import { vatRows } from '../../rules/list-values.ts'
import { settingsTexts } from '../../texts/settings-texts.ts'
import { hintBelow } from './setting-kinds.ts'
import { SettingsRows } from './settings-rows.tsx'
import styles from './settings-section.module.css'

/** The field for VAT rates, with the days from which they apply. */
export const vatPeriods = custom<ReturnType<typeof vatRows>, OwnerSettings>({
  initial: [],
  read: vatRows,
  Said: ({ value }) => (
    <WrittenText value={value.map(({ from, to, rate }) => `${from} – ${to}: ${rate}%`).join('; ')} />
  ),
  Input({ label, value, onChange, form }) {
    const { addPeriod, fields, hints } = useTexts(settingsTexts)
    return (
      <SettingsRows
        legend={label}
        add={addPeriod}
        rows={value}
        next={() => ({ from: '', to: '', rate: '' })}
        onChange={onChange}
      >
        {(_row, index) => (
          <>
            <TextInput
              {...form.field(`vatPeriods.${index}.rate`)}
              className={styles.first}
              label={fields.rate}
              inputMode="decimal"
              autoComplete="off"
            />
            <DayInput
              {...form.field(`vatPeriods.${index}.from`)}
              className={styles.first}
              label={fields.from}
            />
            <DayInput
              {...form.field(`vatPeriods.${index}.to`)}
              {...hintBelow}
              className={styles.last}
              label={fields.to}
              description={hints.to}
            />
          </>
        )}
      </SettingsRows>
    )
  },
})
