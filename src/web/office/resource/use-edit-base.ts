import { useState } from 'react'
import type { z } from 'zod'

import { ApiError } from '../../api.ts'
import type { Fields, ValuesOf } from './fields.ts'

/** The values of a form, by the names of its fields. */
export type FormValues = Record<string, unknown>

/**
 * The fields whose values differ between `one` and `other`, with the values of `other`. All values are plain data and are compared
 * by their content.
 */
export function differingValues<Values extends object>(one: Values, other: Values): Partial<Values> {
  const before: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(one))
  const differing = Object.entries(other).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  )
  return Object.fromEntries(differing) as Partial<Values> // this type is right: these are some of the entries of `other`
}

/**
 * Combines the typed values of a form with the values that somebody else has saved: fields that the user has edited keep what was
 * typed, all others get the saved values.
 */
export function mergedValues<Values extends object>(before: Values, typed: Values, now: Values): Values {
  return { ...now, ...differingValues(before, typed) }
}

/** Does the same as `mergedValues`, except that a field with a `merge` function combines its typed and its saved value. */
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

/** Checks the whole form against the schema. Returns the checked values of only those fields that differ from `before`. */
export function readEdited<Input extends object>(
  schema: z.ZodType<Input>,
  before: FormValues,
  typed: FormValues,
): Partial<Input> {
  const edited = differingValues(before, typed)
  const sent = Object.entries(schema.parse(typed)).filter(([name]) => name in edited)
  return Object.fromEntries(sent) as Partial<Input> // of its entries
}

/**
 * The fields that others have changed meanwhile, with their present values, and the function that takes these values over into the
 * form.
 */
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
 * Keeps the row with which an edit began, while others may change the same row; `row` is the server's current version. `conflictIn`
 * returns what others have changed in the form's fields, as soon as there is such a change or the server has rejected an outdated
 * edit, which `isRejected` recognizes by the call's `staleCode`. After `takeOver` there is no conflict any more. If the row is
 * newer but no field of the form differs, the edit continues from the newer row without a message. If the edit continues a draft,
 * `begun` is the row with which the draft began.
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
  // For a moment after this user has saved, the list still contains an older row than the base of the edit. This older row must not
  // count as a change by somebody else.
  const isNewer = (row.updatedAt ?? '') > (base.updatedAt ?? '')
  /**
   * Makes the given row the new base of the edit. The row is the one that the user's own save has returned or, by default, the
   * current one.
   */
  function takeOver(newer: Row = row) {
    setBase(newer)
    setOutdated(false)
  }
  // Others have changed only fields that are not in the form, such as the table of an order. So the edit continues from the newer
  // row.
  if (isNewer && Object.keys(others).length === 0) takeOver()
  function conflictIn(form: EditForm<Values>, merged = mergedValues<Values>): EditOthers<Values> | undefined {
    // While the form is being sent there is no conflict: the list may show the values of this very save before the response to it
    // arrives.
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
