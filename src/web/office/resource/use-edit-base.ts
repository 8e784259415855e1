import { useState } from 'react'
import type { z } from 'zod'

import { ApiError } from '../../api.ts'
import type { Fields, ValuesOf } from './fields.ts'

/** What stands in a form, by the names of its fields. */
export type FormValues = Record<string, unknown>

/** The fields whose values differ, with the second ones. Values are plain data. */
export function differingValues<Values extends object>(one: Values, other: Values): Partial<Values> {
  const before: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(one))
  const differing = Object.entries(other).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  )
  return Object.fromEntries(differing) as Partial<Values> // of the entries of one
}

/** What was typed, upon the values as somebody else has changed them: fields that were left alone take the new ones. */
export function mergedValues<Values extends object>(before: Values, typed: Values, now: Values): Values {
  return { ...now, ...differingValues(before, typed) }
}

/** What was typed, upon the values as somebody else has changed them. */
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

/** Reads the whole form by the schema; of what it would send, the fields whose values differ from `before`. */
export function readEdited<Input extends object>(
  schema: z.ZodType<Input>,
  before: FormValues,
  typed: FormValues,
): Partial<Input> {
  const edited = differingValues(before, typed)
  const sent = Object.entries(schema.parse(typed)).filter(([name]) => name in edited)
  return Object.fromEntries(sent) as Partial<Input> // of its entries
}

/** What others have changed meanwhile, as it is now, and how what was typed comes upon it. */
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
 * What an edit began with, while others may change the same row: `row` is as the server has it now. Once it differs in what
 * stands in the form, or `isRejected` has been told that the server has rejected an outdated edit, by the `staleCode` of the call,
 * `conflictIn` the form says in what, until `takeOver`. Where the row is newer and
 * nothing in the form differs, the edit goes on from it without a word. An edit that goes on from a draft began with `begun`.
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
  // After one's own save the row of the list is for a moment older than the base.
  const isNewer = (row.updatedAt ?? '') > (base.updatedAt ?? '')
  /** Goes on from the row as it is now, or as one's own save has just made it. */
  function takeOver(newer: Row = row) {
    setBase(newer)
    setOutdated(false)
  }
  // Nothing that stands in the form: the table, say.
  if (isNewer && Object.keys(others).length === 0) takeOver()
  function conflictIn(form: EditForm<Values>, merged = mergedValues<Values>): EditOthers<Values> | undefined {
    // What is being saved may be in the list before the response comes.
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
