import { TextInput } from '@mantine/core'
import type { ComponentType } from 'react'

import { formatWeekdayDate, isPlainDate } from '#src/kernel/dates.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useToday } from '#src/web/office/use-today.ts'
import { ClosuresForm } from '../../contract/settings-forms.ts'
import type { Closure } from '../../contract/site-settings.ts'
import { closureValues } from '../../rules/settings-values.ts'
import { settingsTexts } from '../../texts/settings-texts.ts'
import type { SectionProps } from './section-props.ts'
import { SettingsRows } from './settings-rows.tsx'
import styles from './settings-section.module.css'
import { SettingsSection } from './settings-section.tsx'
import { useSettingsEdit } from './use-settings-edit.ts'

interface ClosuresSectionProps extends SectionProps {
  /** Shows what is planned for a day on which the restaurant would be closed. */
  readonly plannedOn: ComponentType<{ readonly date: string }>
}

/** The days on which the restaurant is closed, with the bookings that each would touch. */
export function ClosuresSection({ settings, plannedOn: PlannedOn }: ClosuresSectionProps) {
  const texts = useTexts(settingsTexts)
  const language = useLanguage()
  const today = useToday()
  const edit = useSettingsEdit({
    section: 'closures',
    settings,
    valuesOf: (each) => closureValues(each, today),
    schema: ClosuresForm,
  })
  const { form } = edit
  const { fields } = texts
  const shown = (rows: unknown) =>
    (rows as readonly Closure[]) // of the one field
      .map(({ date }) => formatWeekdayDate(date, language))
      .join('; ')
  return (
    <SettingsSection section="closures" edit={edit} shown={shown}>
      <SettingsRows
        legend={fields.closures}
        add={texts.addClosure}
        rows={form.values.closures}
        next={() => ({ date: '', reason: '', reasonVi: '' })}
        onChange={(closures) => form.setValues({ closures })}
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
            <TextInput
              {...form.field(`closures.${index}.reasonVi`)}
              className={styles.first}
              label={fields.reasonVi}
              lang="vi"
              autoComplete="off"
            />
            <TextInput
              {...form.field(`closures.${index}.reason`)}
              className={styles.last}
              label={fields.reason}
              lang="en"
              autoComplete="off"
            />
            {isPlainDate(date) && (
              <div className={styles.note}>
                <PlannedOn date={date} />
              </div>
            )}
          </>
        )}
      </SettingsRows>
    </SettingsSection>
  )
}
