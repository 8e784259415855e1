import type { ReactNode } from 'react'
import type { z } from 'zod'

import type { Language } from '#src/kernel/language.ts'
import type { ProblemTexts } from '../../forms/failure-text.ts'
import type { ListPage, OfficeApi } from '../office-api.ts'
import type { Drafts } from './drafts.ts'
import type { Fields, ValuesOf } from './fields.ts'

/**
 * The fields that every row has. A call that saves an edit sends the row's `updatedAt` from the time when the edit began, so that
 * the server notices if somebody else has changed the row since.
 */
export interface ResourceRow {
  readonly id: string
  readonly updatedAt?: string | null | undefined
}

/** A property of a row that the user turns on or off with one press, such as the row's pin. */
export interface Toggle<Row> {
  isOn(row: Row): boolean
  send(api: OfficeApi, row: Row, to: boolean): Promise<Row>
}

/** A text that is always the same, or that depends on a subject such as a row's name. */
type TextAbout<Subject> = string | ((subject: Subject) => string)

export function textAbout<Subject>(text: TextAbout<Subject>, subject: Subject): string {
  return typeof text === 'string' ? text : text(subject)
}

/** A field's label, or its label and hint. If the field is optional, `useLabels` adds a note to the label. */
export type FieldText =
  | TextAbout<Readonly<Record<string, unknown>>>
  | {
      readonly label: string
      /** The label for places outside the form, such as "Story · Title". */
      readonly whole?: string
      readonly hint?: string | undefined
    }

/** A text about a row, which may contain the row's name. */
export type RowText = TextAbout<string>

/** The texts of a toast that says why an action on a row failed. If it is only one string, the title is "Error". */
export type FailureText = string | { readonly title: string; readonly more: RowText }

/**
 * The office's texts about rows of any kind. Row names that are inserted into these texts have their English parts marked (see
 * `markEnglish`).
 */
interface RowTexts {
  readonly dialog: { readonly loading: string; readonly missing: string }
  readonly list: { readonly failed: string }
  readonly remove: { readonly title: string; readonly done: RowText; readonly failed: FailureText }
}

/** Further texts, for rows that are edited in a form. */
export interface EditTexts<Name extends string = string> extends RowTexts {
  readonly edit: (name: string) => string
  readonly fields: Readonly<Record<Name, FieldText>>
  /** A field's own error texts by code, if the texts that all forms share do not fit. */
  readonly problems?: Partial<Readonly<Record<NoInfer<Name>, Readonly<Record<string, string>>>>>
  /**
   * The label of the button that leaves the form. Needed if "Cancel" could be misunderstood as an action on the row, such as
   * cancelling an order.
   */
  readonly leave?: string
  readonly updated: RowText
  readonly updateFailed: FailureText
  readonly changedMeanwhile: string
}

/** Further texts, for rows that are listed completely and can be added. */
export interface ResourceTexts<
  Name extends string = string,
  ToggleName extends string = string,
> extends EditTexts<Name> {
  /**
   * The label of the button that opens the form for a new row, and of this form's submit button. It is also the form's title,
   * unless `addTitle` is set.
   */
  readonly add: string
  readonly addTitle?: string
  readonly dialog: EditTexts['dialog'] & { readonly title: string }
  readonly created: RowText
  readonly createFailed: FailureText
  readonly remove: EditTexts['remove'] & { readonly text: (name: string) => string }
  /** The texts of the toggles. A toggle can be left out if its message only says that the row has been changed. */
  readonly toggles: Readonly<Partial<Record<ToggleName, ToggleTexts>>>
}

interface ToggleTexts {
  readonly done: (isOn: boolean, name: string) => string
  readonly failed: FailureText
}

/** A kind of row that the office shows in a list and can delete. */
export interface Rows<Row extends ResourceRow = ResourceRow> {
  /** The parameter that names a row in the page's address, such as `review` in `?review=`. */
  readonly parameter: string
  /**
   * The keys of all queries with rows of this kind begin with this key. An event of the office refreshes all queries whose key
   * begins with the first part of this key.
   */
  readonly queryKey: readonly [string, ...unknown[]]
  readonly calls: { remove(api: OfficeApi, id: string): Promise<unknown> }
  nameOf(row: Row): { readonly name: string; readonly nameVi: string | null }
  readonly texts: Readonly<Record<Language, RowTexts>>
  readonly problems: ProblemTexts
}

/** The parameters of a call that returns a list page by page. */
export interface ListQuery {
  readonly q?: string | undefined
  readonly limit?: string
  readonly cursor?: string | undefined
}

/** A kind of row that the server lists page by page. Staff open a row in a dialog to read all its data. */
export interface PagedRows<
  Row extends ResourceRow = ResourceRow,
  Query extends object = object,
> extends Rows<Row> {
  readonly calls: Rows['calls'] & {
    page(api: OfficeApi, query: Query & ListQuery): Promise<ListPage<Row>>
    one(api: OfficeApi, id: string): Promise<Row>
  }
  /** True if the user may edit the row. If `mayRemove` is absent, the user may then also delete it. */
  mayChange(row: Row): boolean
  mayRemove?(row: Row): boolean
}

/** A kind of row that is edited in a form. */
export interface EditedRows<
  Row extends ResourceRow = ResourceRow,
  Table extends Fields<Row> = Fields,
  Input extends object = object,
> extends Rows<Row> {
  readonly calls: Rows['calls'] & {
    /**
     * Saves the edit. Sends only the fields that the user has edited, and the row's `updatedAt` from the time when the edit began.
     */
    change(api: OfficeApi, id: string, change: Partial<Input> & Pick<Row, 'updatedAt'>): Promise<Row>
  }
  /** Returns the schema that turns the form's values into the input of the calls; `row` is undefined in the form for a new row. */
  schema(row?: Row): z.ZodType<Input>
  /**
   * Needed if the call has other fields than the form: returns the part of an edit that is sent, or undefined if there is nothing
   * to send.
   */
  edited?(before: ValuesOf<Table>, typed: ValuesOf<Table>): Partial<Input> | undefined
  readonly fields: Table
  readonly texts: Readonly<Record<Language, EditTexts<keyof Table & string>>>
  /** For error codes whose response names no field: the field to which the code belongs. */
  readonly codeFields?: Readonly<Record<string, keyof Table & string>>
  /**
   * The error code with which the call rejects an edit because somebody else has changed the row meanwhile. Without such a code the
   * last edit wins.
   */
  readonly staleCode?: string
  /**
   * Stores what the user has typed until it is saved or discarded. Without `drafts`, unsaved values are lost when the form closes.
   */
  readonly drafts?: Drafts<Row>
  /** Displays the form's values as guests will see them. */
  Preview?(props: { readonly values: ValuesOf<Table> }): ReactNode
}

/**
 * A kind of row that admins list, add, edit and delete. It contains everything that the office's screens need to know about such
 * rows.
 */
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

/**
 * Returns a function that defines a resource for rows of the type `Row`. TypeScript checks that fields, texts and calls fit each
 * other.
 */
export function resourceOf<Row extends ResourceRow>() {
  return <Table extends Fields<Row>, Input extends object, ToggleName extends string>(
    resource: Resource<Row, Table, Input, ToggleName>,
  ) => resource
}

/** Returns a function that defines a kind of row which the server lists page by page and which staff edit in a form. */
export function pagedResourceOf<Row extends ResourceRow>() {
  return <Table extends Fields<Row>, Input extends object, Query extends object>(
    resource: EditedRows<Row, Table, Input> & PagedRows<Row, Query>,
  ) => resource
}
