import { NativeSelect, Switch } from '@mantine/core'

import { classNames } from '#src/design/class-names.ts'
import smallText from '#src/design/small-text.module.css'
import { inLanguage } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import wide from '#src/web/office/form.module.css'
import { maxToppings } from '../../rules/picked-options.ts'
import { type SchemaValues, typedNumber } from '../../rules/schema-values.ts'
import { schemaFormTexts } from '../../texts/schema-form-texts.ts'
import styles from './schema-editor.module.css'
import { type SchemaInputProps, schemaValuesIn } from './schema-inputs.tsx'

type DefaultChoiceProps = SchemaInputProps<readonly string[]>

/**
 * The field for the default: what is already chosen when a guest opens the dialog. It accepts one option, or as many toppings as
 * guests may choose.
 */
export function DefaultChoiceInput(props: DefaultChoiceProps) {
  const { type, allowMultiple, maxSelections } = schemaValuesIn(props.form)
  const max = maxToppings({ allowMultiple, maxSelections: typedNumber(maxSelections) })
  return type === 'additional_toppings' && max > 1 ? (
    <DefaultToppings {...props} />
  ) : (
    <DefaultOption {...props} />
  )
}

/** The field for a default of one option: one of the form's rows, or a whole dish for a half-and-half group. */
function DefaultOption({ input, label, value, onChange, form }: DefaultChoiceProps) {
  const texts = useTexts(schemaFormTexts)
  const values = schemaValuesIn(form)
  const rows = useNamedRows(values)
  const choices = values.type === 'half_and_half' ? [{ value: 'whole', label: texts.whole }] : rows
  return (
    <NativeSelect
      {...input}
      className={wide.wide}
      label={label}
      data={[{ value: '', label: texts.noDefault }, ...choices]}
      value={value[0] ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? [] : [currentTarget.value])}
    />
  )
}

/**
 * The field for a default of several toppings, each of which is a row of the form. They are stored in the order of the rows, no
 * matter in which order the admin switches them on.
 */
function DefaultToppings({ input, label: legend, value: chosen, onChange, form }: DefaultChoiceProps) {
  const rows = useNamedRows(schemaValuesIn(form))
  if (rows.length === 0) return null
  const choose = (changed: string, wanted: boolean) => {
    const ids = rows.map(({ value }) => value)
    onChange(ids.filter((id) => (id === changed ? wanted : chosen.includes(id))))
  }
  return (
    <fieldset className={classNames(wide.wide, styles.rows)}>
      <legend>{legend}</legend>
      {rows.map(({ value, label }) => (
        <Switch
          key={value}
          {...input}
          // A single switch shows no error message. One message for all switches stands beneath them.
          error={false}
          value={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={({ currentTarget: { checked } }) => choose(value, checked)}
        />
      ))}
      {input.error !== false && (
        <p role="alert" className={smallText.error}>
          {input.error}
        </p>
      )}
    </fieldset>
  )
}

/** The rows of the form as choices for the default. */
function useNamedRows({ rows }: SchemaValues) {
  const texts = useTexts(schemaFormTexts)
  const language = useLanguage()
  return rows.map(({ id, name, nameVi }, index) => ({
    value: id,
    label: inLanguage(language, name || nameVi, nameVi) || texts.unnamed(index + 1),
  }))
}
