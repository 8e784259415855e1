import type { GetInputPropsReturnType } from '@mantine/form'
import type { ReactNode } from 'react'

/** The whole form, for an input that concerns more than its own field. */
export interface WholeForm {
  readonly values: Readonly<Record<string, unknown>>
  /** For an input of a field, or of one of a row of a list (`rows.0.name`). */
  field(path: string): FieldInputProps<unknown>['input']
  /** Something has been chosen, not typed. */
  change(values: object): void
}

/** What the input of a field is given. */
export interface FieldInputProps<Value, Row = object> {
  /** For an input that is typed into: its name, value, events and error. */
  readonly input: Omit<GetInputPropsReturnType, 'error'> & {
    readonly name: string
    readonly error: string | false
  }
  /** Says that the field is optional where it is. */
  readonly label: string
  readonly hint: string | undefined
  readonly value: Value
  /** Something has been chosen, not typed. */
  onChange(value: Value): void
  /** Whether something is being sent that becomes part of the value: saving waits for it. */
  onBusy(isBusy: boolean): void
  readonly form: WholeForm
  /** The row that is edited; undefined in the form of a new one. */
  readonly row: Row | undefined
  /** It takes the focus when the form opens. */
  readonly isFirst: boolean
}

/** A field of a form: what stands in it, how it is entered, and how its value reads. */
export interface Field<Value, Row = object> {
  /** In the form of a new row. */
  readonly initial: Value
  readonly isOptional?: boolean
  /** What stands in the form of a row that is edited. */
  read(row: Row, name: string): Value
  Input(props: FieldInputProps<Value, Row>): ReactNode
  /** What somebody else has made of it. */
  Said(props: { readonly value: Value }): ReactNode
  /** What was typed upon what somebody else has made of it, where the one does not take the place of the other. */
  merge?(before: Value, typed: Value, now: Value): Value
}

/** The fields of a form in their order, by the names that the API knows them by. */
export type Fields<Row = object> = Readonly<Record<string, Field<unknown, Row>>>

/** What stands in a form of these fields. */
export type ValuesOf<Table extends Fields<never>> = {
  -readonly [Name in keyof Table]: Table[Name]['initial']
}

/** What stands in the form of a new row. */
export function initialValues<Table extends Fields<never>>(fields: Table): ValuesOf<Table> {
  const values = Object.entries(fields).map(([name, { initial }]) => [name, initial])
  return Object.fromEntries(values) as ValuesOf<Table> // of its entries
}

/** What stands in the form of a row that is edited. */
export function valuesOf<Row extends object, Table extends Fields<Row>>(
  fields: Table,
  row: Row,
): ValuesOf<Table> {
  const values = Object.entries(fields).map(([name, field]) => [name, field.read(row, name)])
  return Object.fromEntries(values) as ValuesOf<Table> // of its entries
}
