import type { ReactNode } from 'react'

import { Notice } from '#src/design/notice.tsx'
import type { Language } from '#src/kernel/language.ts'
import { useTexts } from '../../language.tsx'
import { EditConflict } from '../edit-conflict.tsx'
import { FormButtons } from '../form-buttons.tsx'
import styles from '../form.module.css'
import { officeTexts } from '../texts/office-texts.ts'
import type { useOfficeForm } from '../use-office-form.ts'
import type { Fields } from './fields.ts'
import type { EditedRows, Resource, ResourceRow } from './resource.ts'
import { type Labelled, useInputs, useLabels } from './resource-inputs.tsx'
import { useAddForm, useEditForm } from './use-resource-form.ts'
import type { EditOthers } from './use-edit-base.ts'

type Values = Record<string, unknown>

/** The functions with which a row's form reports to the component around it. */
export interface FormEvents<Row extends ResourceRow> {
  /**
   * Called after a save. If an existing row was edited, `before` is the row before the edit. The form counts as being sent until
   * the returned promise has settled.
   */
  onDone(saved: Row, before?: Row): unknown
  onCancel(): void
  /** Called when the user has chosen a value instead of typing. */
  onEdit(): void
}

interface FormProps<Row extends ResourceRow> extends FormEvents<Row> {
  readonly resource: EditedRows<Row>
  /** Renders the form. Needed only if the form is more than a sequence of its fields. */
  renderForm?(form: AnyFormProps<Row>): ReactNode
}

/** The form for a new row. */
export function AddForm<Row extends ResourceRow>(
  props: FormProps<Row> & { readonly resource: Resource<Row> },
) {
  const { add } = useTexts(props.resource.texts)
  const form = { ...props, form: useAddForm(props.resource, props.onDone), row: undefined, submit: add }
  return props.renderForm?.(form) ?? <Form {...form} />
}

/** The form for an existing row. It also shows which changes others have made to the row meanwhile. */
export function EditForm<Row extends ResourceRow>({ row, ...props }: FormProps<Row> & { readonly row: Row }) {
  const { save } = useTexts(officeTexts).record
  const { form: fields, conflict } = useEditForm(props.resource, row, props.onDone)
  const children = conflict && <Conflict resource={props.resource} form={fields} {...conflict} />
  const form = { ...props, form: fields, row, submit: save, children }
  return props.renderForm?.(form) ?? <Form {...form} />
}

/** The props that the forms for new and for existing rows have in common. */
export interface AnyFormProps<Row extends ResourceRow> {
  readonly resource: EditedRows<Row>
  readonly form: ReturnType<typeof useOfficeForm<Values>> & {
    /** True if the form begins with a draft: values that the user typed earlier and never saved. */
    readonly isRestored?: boolean
  }
  readonly row: Row | undefined
  readonly submit: string
  onCancel(): void
  onEdit(): void
  /** The content below the fields. */
  readonly children?: ReactNode
}

interface FieldsFormProps<Row extends ResourceRow> extends AnyFormProps<Row> {
  /** True while the form cannot be sent because something is missing that is not a field of the form. */
  readonly isWaiting?: boolean
  /** Arranges the inputs. Without this function they follow each other in the order in which the fields are defined. */
  renderFields?(inputs: Readonly<Record<string, ReactNode>>): ReactNode
}

/** A form that shows its fields one after another. */
export function Form<Row extends ResourceRow>(props: FieldsFormProps<Row>) {
  const {
    resource,
    form,
    submit,
    isWaiting = false,
    renderFields = Object.values,
    children,
    onCancel,
  } = props
  const { Preview } = resource
  const { cancel, restored } = useTexts(officeTexts)
  const { leave = cancel } = useTexts(resource.texts)
  const { inputs, isBusy } = useInputs(props)
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      {form.isRestored && (
        <div className={styles.wide}>
          <Notice>{restored}</Notice>
        </div>
      )}
      {renderFields(inputs)}
      {children}
      {Preview && <Preview values={form.values} />}
      <FormButtons
        cancel={leave}
        submit={submit}
        isSending={form.isSending}
        isWaiting={isWaiting || isBusy}
        onCancel={onCancel}
      />
    </form>
  )
}

/** Shows which fields somebody else has changed meanwhile, each with its label in the form. */
export function Conflict<Row extends object, Table extends Fields<Row>>({
  resource,
  form,
  others,
  merge,
}: EditOthers<Values> & {
  readonly resource: Labelled<Row, Table> & {
    readonly texts: Readonly<Record<Language, { readonly changedMeanwhile: string }>>
  }
  readonly form: Pick<AnyFormProps<ResourceRow>['form'], 'values'>
}) {
  const { changedMeanwhile } = useTexts(resource.texts)
  const labelOf = useLabels(resource, form.values)
  const changed = Object.entries(resource.fields)
    .filter(([name]) => name in others)
    .map(([name, { Said }]) => [labelOf(name).whole, <Said key={name} value={others[name]} />] as const)
  return <EditConflict title={changedMeanwhile} changed={changed} merge={merge} />
}
