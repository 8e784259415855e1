import type { ReactNode } from 'react'
import type { z } from 'zod'

import type { Language } from '#src/kernel/language.ts'
import type { ProblemTexts } from '../../forms/failure-text.ts'
import type { ListPage, OfficeApi } from '../office-api.ts'
import type { Drafts } from './drafts.ts'
import type { Fields, ValuesOf } from './fields.ts'

/** What every row has: who saves an edit names the `updatedAt` that it began with. */
export interface ResourceRow {
  readonly id: string
  readonly updatedAt?: string | null | undefined
}

/** Something of a row that one press turns on or off, such as its pin. */
export interface Toggle<Row> {
  isOn(row: Row): boolean
  send(api: OfficeApi, row: Row, to: boolean): Promise<Row>
}

/** A text that may depend on what it is about. */
type TextAbout<Subject> = string | ((subject: Subject) => string)

export function textAbout<Subject>(text: TextAbout<Subject>, subject: Subject): string {
  return typeof text === 'string' ? text : text(subject)
}

/** The label of a field, without saying that it is optional, and what stands beneath it. */
export type FieldText =
  | TextAbout<Readonly<Record<string, unknown>>>
  | {
      readonly label: string
      /** What it is called where it stands alone, such as "Story · Title". */
      readonly whole?: string
      readonly hint?: string | undefined
    }

/** What is said of a row, by its name perhaps. */
export type RowText = TextAbout<string>

/** Why something could not be done to a row; the title is "Error" unless it is said. */
export type FailureText = string | { readonly title: string; readonly more: RowText }

/** What the office says of any rows. Their names come marked (see `markEnglish`). */
interface RowTexts {
  readonly dialog: { readonly loading: string; readonly missing: string }
  readonly list: { readonly failed: string }
  readonly remove: { readonly title: string; readonly done: RowText; readonly failed: FailureText }
}

/** What it says besides of the form in which they are edited. */
export interface EditTexts<Name extends string = string> extends RowTexts {
  readonly edit: (name: string) => string
  readonly fields: Readonly<Record<Name, FieldText>>
  /** What is said of a field that is wrong, by code, where that is not what all forms say. */
  readonly problems?: Partial<Readonly<Record<NoInfer<Name>, Readonly<Record<string, string>>>>>
  /** The button that leaves the form, where "Cancel" could be taken for something that becomes of the row. */
  readonly leave?: string
  readonly updated: RowText
  readonly updateFailed: FailureText
  readonly changedMeanwhile: string
}

/** What it says of those that are listed whole, and added. */
export interface ResourceTexts<
  Name extends string = string,
  ToggleName extends string = string,
> extends EditTexts<Name> {
  /** The button that opens the form of a new one, the form's title unless that is another, and its button. */
  readonly add: string
  readonly addTitle?: string
  readonly dialog: EditTexts['dialog'] & { readonly title: string }
  readonly created: RowText
  readonly createFailed: FailureText
  readonly remove: EditTexts['remove'] & { readonly text: (name: string) => string }
  /** One that says no more than that the row has been changed has none. */
  readonly toggles: Readonly<Partial<Record<ToggleName, ToggleTexts>>>
}

interface ToggleTexts {
  readonly done: (isOn: boolean, name: string) => string
  readonly failed: FailureText
}

/** A kind of row that the office shows and deletes. */
export interface Rows<Row extends ResourceRow = ResourceRow> {
  /** In the address: `?review=`. */
  readonly parameter: string
  /** All queries that hold such rows begin with it; events fetch again what begins with its first part. */
  readonly queryKey: readonly [string, ...unknown[]]
  readonly calls: { remove(api: OfficeApi, id: string): Promise<unknown> }
  nameOf(row: Row): { readonly name: string; readonly nameVi: string | null }
  readonly texts: Readonly<Record<Language, RowTexts>>
  readonly problems: ProblemTexts
}

/** What is asked of a list that comes page by page. */
export interface ListQuery {
  readonly q?: string | undefined
  readonly limit?: string
  readonly cursor?: string | undefined
}

/** A kind of row that the server lists page by page, and that is read in a dialog of its own. */
export interface PagedRows<
  Row extends ResourceRow = ResourceRow,
  Query extends object = object,
> extends Rows<Row> {
  readonly calls: Rows['calls'] & {
    page(api: OfficeApi, query: Query & ListQuery): Promise<ListPage<Row>>
    one(api: OfficeApi, id: string): Promise<Row>
  }
  /** Whether the reader may edit and delete it. */
  mayChange(row: Row): boolean
}

/** A kind of row that is edited in a form. */
export interface EditedRows<
  Row extends ResourceRow = ResourceRow,
  Table extends Fields<Row> = Fields,
  Input extends object = object,
> extends Rows<Row> {
  readonly calls: Rows['calls'] & {
    /** Only what was edited is sent. */
    change(api: OfficeApi, id: string, change: Partial<Input> & Pick<Row, 'updatedAt'>): Promise<Row>
  }
  /** Reads what stands in the form, of a new row or of one that is edited, into what the calls take. */
  schema(row?: Row): z.ZodType<Input>
  /** What of an edit is sent, where the call has other fields than the form; undefined for nothing. */
  edited?(before: ValuesOf<Table>, typed: ValuesOf<Table>): Partial<Input> | undefined
  readonly fields: Table
  readonly texts: Readonly<Record<Language, EditTexts<keyof Table & string>>>
  /** The fields of codes whose responses name none. */
  readonly codeFields?: Readonly<Record<string, keyof Table & string>>
  /** The code of the call that says that somebody else has changed the row; without it the last edit wins. */
  readonly staleCode?: string
  /** Where what is typed stays until it is saved or given up; without it, it goes with the form. */
  readonly drafts?: Drafts<Row>
  /** How guests will see what stands in the form. */
  Preview?(props: { readonly values: ValuesOf<Table> }): ReactNode
}

/** A kind of row that admins list, add, edit and delete: all that the screens of the office need to know of it. */
export interface Resource<
  Row extends ResourceRow = ResourceRow,
  Table extends Fields<Row> = Fields,
  Input extends object = object,
  ToggleName extends string = string,
> extends EditedRows<Row, Table, Input> {
  readonly calls: EditedRows<Row, Table, Input>['calls'] & {
    list(api: OfficeApi): Promise<Row[]>
    create(api: OfficeApi, input: Input): Promise<Row>
  }
  readonly texts: Readonly<Record<Language, ResourceTexts<keyof Table & string, ToggleName>>>
  readonly toggles: Readonly<Record<ToggleName, Toggle<Row>>>
}

/** Defines the resource of these rows; its parts are checked against each other. */
export function resourceOf<Row extends ResourceRow>() {
  return <Table extends Fields<Row>, Input extends object, ToggleName extends string>(
    resource: Resource<Row, Table, Input, ToggleName>,
  ) => resource
}

/** Defines rows that the server lists page by page, and that are edited in a form. */
export function pagedResourceOf<Row extends ResourceRow>() {
  return <Table extends Fields<Row>, Input extends object, Query extends object>(
    resource: EditedRows<Row, Table, Input> & PagedRows<Row, Query>,
  ) => resource
}
