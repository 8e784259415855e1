import { TextInput } from '@mantine/core'

import { useTexts } from '#src/web/language.tsx'
import { VatForm } from '../../contract/settings-forms.ts'
import { vatValues } from '../../rules/settings-values.ts'
import { settingsTexts } from '../../texts/settings-texts.ts'
import type { SectionProps } from './section-props.ts'
import { SettingsRows } from './settings-rows.tsx'
import styles from './settings-section.module.css'
import { SettingsSection } from './settings-section.tsx'
import { useSettingsEdit } from './use-settings-edit.ts'

type Row = ReturnType<typeof vatValues>['vatPeriods'][number]

/** The rates of VAT by day. */
export function VatSection({ settings }: SectionProps) {
  const texts = useTexts(settingsTexts)
  const edit = useSettingsEdit({ section: 'vat', settings, valuesOf: vatValues, schema: VatForm })
  const { form } = edit
  const { fields, hints } = texts
  return (
    <SettingsSection section="vat" edit={edit} shown={shown}>
      <SettingsRows
        legend={fields.vatPeriods}
        add={texts.addPeriod}
        rows={form.values.vatPeriods}
        next={() => ({ from: '', to: '', rate: '' })}
        onChange={(vatPeriods) => form.setValues({ vatPeriods })}
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
            <TextInput
              {...form.field(`vatPeriods.${index}.from`)}
              className={styles.first}
              label={fields.from}
              type="date"
            />
            <TextInput
              {...form.field(`vatPeriods.${index}.to`)}
              className={styles.last}
              label={fields.to}
              description={hints.to}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              type="date"
            />
          </>
        )}
      </SettingsRows>
    </SettingsSection>
  )
}

function shown(rows: unknown): string {
  return (rows as readonly Row[]) // of the one field
    .map(({ from, to, rate }) => `${from} – ${to}: ${rate}%`)
    .join('; ')
}
