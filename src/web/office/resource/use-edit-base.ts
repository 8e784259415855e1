import { useState } from 'react'
import type { z } from 'zod'

import { ApiError } from '../../api.ts'
import type { Fields, ValuesOf } from './fields.ts'

/** The values of a form, by the names of its fields. */
export type FormValues = Record<string, unknown>

/** The fields whose values differ, with the values of `other`. All values are plain data. */
export function differingValues<Values extends object>(one: Values, other: Values): Partial<Values> {
  const before: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(one))
  const differing = Object.entries(other).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  )
  return Object.fromEntries(differing) as Partial<Values> // of the entries of one
}

/** Puts what was typed into the values that somebody else has saved: fields that were not edited take the new values. */
export function mergedValues<Values extends object>(before: Values, typed: Values, now: Values): Values {
  return { ...now, ...differingValues(before, typed) }
}

/** Does the same as `mergedValues`, but a field may combine both values by its `merge`. */
export function mergedFields<Table extends Fields<never>>(
  fields: Table,
  before: ValuesOf<Table>,
  typed: ValuesOf<Table>,
  now: ValuesOf<Table>,
): ValuesOf<Table> {
  const merged = Object.entries(mergedValues(before, typed, now)).map(([name, value]) => {
    const merge = fields[name]?.merge
    const mine: unknown = merge ? merge(before[name], typed[name], now[name]) : value
    return [name, mine]
  })
  return Object.fromEntries(merged) as ValuesOf<Table> // of its entries
}

/** Reads the whole form by the schema, and returns those of the fields to send whose values differ from `before`. */
export function readEdited<Input extends object>(
  schema: z.ZodType<Input>,
  before: FormValues,
  typed: FormValues,
): Partial<Input> {
  const edited = differingValues(before, typed)
  const sent = Object.entries(schema.parse(typed)).filter(([name]) => name in edited)
  return Object.fromEntries(sent) as Partial<Input> // of its entries
}

/** What others have changed meanwhile, with its current values, and the function that adds it to what was typed. */
export interface EditOthers<Values> {
  readonly others: Partial<Values>
  merge(): void
}

interface EditForm<Values> {
  readonly values: Values
  readonly isSending: boolean
  setValues(values: Values): void
}

/**
 * The row with which an edit began, while others may change the same row; `row` is the server's current version. `conflictIn`
 * returns the differences in the form as soon as there are any, or as soon as `isRejected` has seen that the server rejected an
 * outdated edit, by the `staleCode` of the call. This lasts until `takeOver`. If the row is newer but nothing in the form differs,
 * the edit goes on from the new row without a message. An edit that continues a draft began with `begun`.
 */
export function useEditBase<
  Row extends { readonly updatedAt?: string | null | undefined },
  Values extends object,
>(row: Row, valuesOf: (row: Row) => Values, staleCode: string | undefined, begun: Row = row) {
  const [base, setBase] = useState(begun)
  const [isOutdated, setOutdated] = useState(false)
  const before = valuesOf(base)
  const now = valuesOf(row)
  const others = differingValues(before, now)
  // After the user's own save the row in the list is for a moment older than the base.
  const isNewer = (row.updatedAt ?? '') > (base.updatedAt ?? '')
  /** Goes on from the current row, or from the row that the user's own save has just returned. */
  function takeOver(newer: Row = row) {
    setBase(newer)
    setOutdated(false)
  }
  // The change was outside the form, for instance in the table of an order.
  if (isNewer && Object.keys(others).length === 0) takeOver()
  function conflictIn(form: EditForm<Values>, merged = mergedValues<Values>): EditOthers<Values> | undefined {
    // The list may show what is being saved before the response comes.
    if (form.isSending || !(isNewer || isOutdated)) return undefined
    return {
      others,
      merge() {
        form.setValues(merged(before, form.values, now))
        takeOver()
      },
    }
  }
  function isRejected(error: unknown): boolean {
    const isStale = error instanceof ApiError && error.code === staleCode
    setOutdated(isStale)
    return isStale
  }
  return { base, before, conflictIn, isRejected, takeOver }
}
