import type { ReactNode } from 'react'

import { useTexts } from '../../language.tsx'
import { EditConflict } from '../edit-conflict.tsx'
import { FormButtons } from '../form-buttons.tsx'
import styles from '../form.module.css'
import { officeTexts } from '../texts/office-texts.ts'
import type { EditOthers } from '../use-edit-base.ts'
import type { useOfficeForm } from '../use-office-form.ts'
import type { FieldText, Resource, ResourceRow } from './resource.ts'
import { useAddForm, useEditForm } from './use-resource-form.ts'

type Values = Record<string, unknown>

/** What the form of a row tells. */
export interface FormEvents<Row extends ResourceRow> {
  /** It has been saved, and was `before` where it was edited. The form is sending until that has ended. */
  onDone(saved: Row, before?: Row): unknown
  onCancel(): void
  /** Something has been chosen, not typed. */
  onEdit(): void
}

interface FormProps<Row extends ResourceRow> extends FormEvents<Row> {
  readonly resource: Resource<Row>
}

/** The form of a new row. */
export function AddForm<Row extends ResourceRow>(props: FormProps<Row>) {
  const { add } = useTexts(props.resource.texts)
  return <Form {...props} form={useAddForm(props.resource, props.onDone)} row={undefined} submit={add} />
}

/** The form of a row, with what others have changed in it meanwhile. */
export function EditForm<Row extends ResourceRow>({ row, ...props }: FormProps<Row> & { readonly row: Row }) {
  const { save } = useTexts(officeTexts).record
  const { form, conflict } = useEditForm(props.resource, row, props.onDone)
  return (
    <Form {...props} form={form} row={row} submit={save}>
      {conflict && <Conflict resource={props.resource} {...conflict} />}
    </Form>
  )
}

interface AnyFormProps<Row extends ResourceRow> {
  readonly resource: Resource<Row>
  readonly form: ReturnType<typeof useOfficeForm<Values>>
  readonly row: Row | undefined
  readonly submit: string
  onCancel(): void
  onEdit(): void
  /** Beneath the fields. */
  readonly children?: ReactNode
}

export function Form<Row extends ResourceRow>({
  resource,
  form,
  row,
  submit,
  children,
  ...on
}: AnyFormProps<Row>) {
  const { Preview } = resource
  const { cancel } = useTexts(officeTexts)
  const labelOf = useLabels(resource)
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      {Object.entries(resource.fields).map(([name, { Input }], place) => (
        <Input
          key={name}
          {...labelOf(name)}
          input={form.field(name)}
          value={form.values[name]}
          onChange={(value) => {
            form.setValues({ ...form.values, [name]: value })
            on.onEdit()
          }}
          row={row}
          isFirst={place === 0}
        />
      ))}
      {children}
      {Preview && <Preview values={form.values} />}
      <FormButtons cancel={cancel} submit={submit} isSending={form.isSending} onCancel={on.onCancel} />
    </form>
  )
}

/** What somebody else has changed meanwhile, by the labels of the form. */
function Conflict<Row extends ResourceRow>({
  resource,
  others,
  merge,
}: EditOthers<Values> & { readonly resource: Resource<Row> }) {
  const { changedMeanwhile } = useTexts(resource.texts)
  const labelOf = useLabels(resource)
  const changed = Object.entries(resource.fields)
    .filter(([name]) => name in others)
    .map(([name, { Said }]) => [labelOf(name).label, <Said key={name} value={others[name]} />] as const)
  return <EditConflict title={changedMeanwhile} changed={changed} merge={merge} />
}

function useLabels<Row extends ResourceRow>({ texts, fields }: Resource<Row>) {
  const labels: Readonly<Record<string, FieldText>> = useTexts(texts).fields
  const { optional } = useTexts(officeTexts)
  return (name: string) => {
    const text = labels[name] ?? name
    const { label, hint } = typeof text === 'string' ? { label: text, hint: undefined } : text
    return { label: fields[name]?.isOptional === true ? optional(label) : label, hint }
  }
}
