import type { GetInputPropsReturnType } from '@mantine/form'
import type { ReactNode } from 'react'

/** The whole form, for an input that also shows or changes other fields than its own field. */
export interface WholeForm {
  readonly values: Readonly<Record<string, unknown>>
  /**
   * The props for the input of a field. `path` is the field's name, such as `name`, or `rows.0.name` in the first row of a list.
   */
  field(path: string): FieldInputProps<unknown>['input']
  /** Sets the values of any fields, after the user has chosen something instead of typing. */
  change(values: object): void
}

/** The props that the input of a field gets. */
export interface FieldInputProps<Value, Row = object> {
  /** For an input into which the user types: its name, value, event handlers and error. */
  readonly input: Omit<GetInputPropsReturnType, 'error'> & {
    readonly name: string
    readonly error: string | false
  }
  /** The label of the field, with a note if the field is optional. */
  readonly label: string
  readonly hint: string | undefined
  readonly value: Value
  /** Call this with the new value when the user has chosen a value instead of typing it. */
  onChange(value: Value): void
  /**
   * Call this with true when an input begins to send a part of its value, such as a file, and with false when it has finished.
   * Until then the form cannot be saved.
   */
  onBusy(isBusy: boolean): void
  readonly form: WholeForm
  /** The row that the user is editing; undefined in the form for a new row. */
  readonly row: Row | undefined
  /** True if this input gets the focus when the form opens. */
  readonly isFirst: boolean
}

/** A field of a form: its value, its input, and the display of its value if somebody else has changed it. */
export interface Field<Value, Row = object> {
  /** The value in the form of a new row. */
  readonly initial: Value
  readonly isOptional?: boolean
  /** The value in the form of an existing row. */
  read(row: Row, name: string): Value
  Input(props: FieldInputProps<Value, Row>): ReactNode
  /** Displays the value that somebody else has saved. */
  Said(props: { readonly value: Value }): ReactNode
  /**
   * Combines the value that the user has typed with the value that somebody else has saved; `before` is the value with which the
   * edit began. Without this function the typed value replaces the saved value.
   */
  merge?(before: Value, typed: Value, now: Value): Value
}

/** The fields of a form, in the order in which the form shows them. Their names are the names that the API uses. */
export type Fields<Row = object> = Readonly<Record<string, Field<unknown, Row>>>

/** The values of all fields in a form. */
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
