import type { GetInputPropsReturnType } from '@mantine/form'
import type { ReactNode } from 'react'

/** The whole form, for an input that also shows or changes other fields than its own. */
export interface WholeForm {
  readonly values: Readonly<Record<string, unknown>>
  /** The props for the input of the field with this path, such as `name`, or `rows.0.name` in the first row of a list. */
  field(path: string): FieldInputProps<unknown>['input']
  /** Sets values of any fields, when something was chosen, not typed. */
  change(values: object): void
}

/** The props that the input of a field gets. */
export interface FieldInputProps<Value, Row = object> {
  /** For an input for typing: its name, value, events and error. */
  readonly input: Omit<GetInputPropsReturnType, 'error'> & {
    readonly name: string
    readonly error: string | false
  }
  /** The label of the field. If the field is optional, the label says so. */
  readonly label: string
  readonly hint: string | undefined
  readonly value: Value
  /** Called with the new value when something was chosen, not typed. */
  onChange(value: Value): void
  /**
   * Called with true when a part of the value, such as a file, begins to be sent, and with false at its end: saving waits for it.
   */
  onBusy(isBusy: boolean): void
  readonly form: WholeForm
  /** The row that is edited; undefined in the form of a new one. */
  readonly row: Row | undefined
  /** True if the input takes the focus when the form opens. */
  readonly isFirst: boolean
}

/** A field of a form: its value, its input, and how its value is shown if somebody else has changed it. */
export interface Field<Value, Row = object> {
  /** The value in the form of a new row. */
  readonly initial: Value
  readonly isOptional?: boolean
  /** The value in the form of an existing row. */
  read(row: Row, name: string): Value
  Input(props: FieldInputProps<Value, Row>): ReactNode
  /** Shows the value that somebody else has saved. */
  Said(props: { readonly value: Value }): ReactNode
  /**
   * Combines the typed value with the value that somebody else has saved; `before` is that at the start. Without this function the
   * typed value replaces the saved one.
   */
  merge?(before: Value, typed: Value, now: Value): Value
}

/** The fields of a form in their order, by their names in the API. */
export type Fields<Row = object> = Readonly<Record<string, Field<unknown, Row>>>

/** The values in a form of these fields. */
export type ValuesOf<Table extends Fields<never>> = {
  -readonly [Name in keyof Table]: Table[Name]['initial']
}

/** The values in the form of a new row. */
export function initialValues<Table extends Fields<never>>(fields: Table): ValuesOf<Table> {
  const values = Object.entries(fields).map(([name, { initial }]) => [name, initial])
  return Object.fromEntries(values) as ValuesOf<Table> // of its entries
}

/** The values in the form of an existing row. */
export function valuesOf<Row extends object, Table extends Fields<Row>>(
  fields: Table,
  row: Row,
): ValuesOf<Table> {
  const values = Object.entries(fields).map(([name, field]) => [name, field.read(row, name)])
  return Object.fromEntries(values) as ValuesOf<Table> // of its entries
}
