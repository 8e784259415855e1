import { type ReactNode, useState } from 'react'

import type { Language } from '#src/kernel/language.ts'
import { useTexts } from '../../language.tsx'
import { officeTexts } from '../texts/office-texts.ts'
import type { useOfficeForm } from '../use-office-form.ts'
import type { Fields } from './fields.ts'
import { type FieldText, textAbout } from './resource.ts'

type Values = Record<string, unknown>

/** The fields of a form, and their labels and hints. */
export interface Labelled<Row extends object, Table extends Fields<Row>> {
  readonly fields: Table
  readonly texts: Readonly<
    Record<Language, { readonly fields: Readonly<Record<keyof Table & string, FieldText>> }>
  >
}

interface InputsProps<Row extends object, Table extends Fields<Row>> {
  readonly resource: Labelled<Row, Table>
  readonly form: ReturnType<typeof useOfficeForm<Values>>
  readonly row: Row | undefined
  /** Called when the user has chosen a value instead of typing. */
  onEdit(): void
}

/**
 * The inputs of a form by their fields' names. Also tells whether saving must wait, because an input is still sending something
 * such as a file.
 */
export function useInputs<Row extends object, Table extends Fields<Row>>({
  resource,
  form,
  row,
  onEdit,
}: InputsProps<Row, Table>) {
  const labelOf = useLabels(resource, form.values)
  const [busy, setBusy] = useState<Readonly<Record<string, boolean>>>({})
  function change(values: object) {
    // This function may have been made before another field changed, so it reads the form's current values.
    form.setValues({ ...form.currentValues(), ...values })
    onEdit()
  }
  const inputs = Object.entries(resource.fields).map(([name, { Input }], place) => [
    name,
    <Input
      key={name}
      label={labelOf(name).label}
      hint={labelOf(name).hint}
      input={form.field(name)}
      value={form.values[name]}
      onChange={(value) => change({ [name]: value })}
      onBusy={(isBusy) => setBusy((others) => ({ ...others, [name]: isBusy }))}
      form={{ values: form.values, field: form.field, change }}
      row={row}
      isFirst={place === 0}
    />,
  ])
  return {
    inputs: Object.fromEntries(inputs) as Readonly<Record<keyof Table, ReactNode>>, // of its entries
    isBusy: Object.values(busy).includes(true),
  }
}

/**
 * Returns a function that returns the texts of a field: its hint and its label, with a note if the field is optional. `whole` is
 * the label for places outside the form, such as "Story · Title".
 */
export function useLabels<Row extends object, Table extends Fields<Row>>(
  { texts, fields }: Labelled<Row, Table>,
  values: Values,
) {
  const labels: Readonly<Record<string, FieldText>> = useTexts(texts).fields
  const { optional } = useTexts(officeTexts)
  return (name: string) => {
    const text = labels[name] ?? name
    const said = typeof text === 'object' ? text : { label: textAbout(text, values) }
    const label = fields[name]?.isOptional === true ? optional(said.label) : said.label
    return { whole: label, ...said, label }
  }
}
