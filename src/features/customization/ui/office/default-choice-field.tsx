import { NativeSelect, Switch } from '@mantine/core'

import { inLanguage } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { maxToppings } from '../../rules/picked-options.ts'
import { type SchemaValues, typedNumber } from '../../rules/schema-values.ts'
import { schemaFormTexts } from '../../texts/schema-form-texts.ts'
import styles from './schema-editor.module.css'
import type { SchemaPartProps } from './schema-fields.tsx'

/** What a dialog starts with: one choice, or as many as guests may make. */
export function DefaultChoiceField(props: SchemaPartProps) {
  const { type, allowMultiple, maxSelections } = props.form.values
  const max = maxToppings({ allowMultiple, maxSelections: typedNumber(maxSelections) })
  return type === 'additional_toppings' && max > 1 ? (
    <DefaultToppings {...props} />
  ) : (
    <DefaultOption {...props} />
  )
}

/** One of the rows, or a whole dish. */
function DefaultOption({ form, set }: SchemaPartProps) {
  const texts = useTexts(schemaFormTexts)
  const { values } = form
  const { error } = form.field('defaultChoice')
  const rows = useNamedRows(values)
  const choices = values.type === 'half_and_half' ? [{ value: 'whole', label: texts.whole }] : rows
  return (
    <NativeSelect
      name="defaultChoice"
      error={error}
      className={styles.wide}
      label={texts.defaultChoice}
      data={[{ value: '', label: texts.noDefault }, ...choices]}
      value={values.defaultChoice[0] ?? ''}
      onChange={({ currentTarget: { value } }) =>
        set({ ...values, defaultChoice: value === '' ? [] : [value] })
      }
    />
  )
}

/** Several of the rows, in their order, whichever was switched on first. */
function DefaultToppings({ form, set }: SchemaPartProps) {
  const texts = useTexts(schemaFormTexts)
  const { values } = form
  const { error } = form.field('defaultChoice')
  const rows = useNamedRows(values)
  if (rows.length === 0) return null
  const chosen = new Set(values.defaultChoice)
  const choose = (changed: string, wanted: boolean) => {
    const ids = rows.map(({ value }) => value)
    const defaultChoice = ids.filter((id) => (id === changed ? wanted : chosen.has(id)))
    set({ ...values, defaultChoice })
  }
  return (
    <fieldset className={styles.rows}>
      <legend>{texts.defaultChoice}</legend>
      {rows.map(({ value, label }) => (
        <Switch
          key={value}
          name="defaultChoice"
          label={label}
          checked={chosen.has(value)}
          onChange={({ currentTarget: { checked } }) => choose(value, checked)}
        />
      ))}
      {error !== false && error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** The rows as one chooses among them. */
function useNamedRows({ rows }: SchemaValues) {
  const texts = useTexts(schemaFormTexts)
  const language = useLanguage()
  return rows.map(({ id, name, nameVi }, index) => ({
    value: id,
    label: inLanguage(language, name || nameVi, nameVi) || texts.unnamed(index + 1),
  }))
}
