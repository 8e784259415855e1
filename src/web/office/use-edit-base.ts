import { useState } from 'react'

import { differingValues, mergedValues } from './edited-values.ts'

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
 * stands in the form, or the server has rejected an outdated edit, `conflictIn` the form says in what, until `takeOver`. An edit
 * that goes on from a draft began with `begun`.
 */
export function useEditBase<
  Row extends { readonly updatedAt?: string | null | undefined },
  Values extends object,
>(row: Row, valuesOf: (row: Row) => Values, begun: Row = row) {
  const [base, setBase] = useState(begun)
  const [isRejected, setRejected] = useState(false)
  const before = valuesOf(base)
  const now = valuesOf(row)
  const others = differingValues(before, now)
  // After one's own save the row of the list is for a moment older than the base.
  const isNewer = (row.updatedAt ?? '') > (base.updatedAt ?? '')
  /** Goes on from the row as it is now, or as one's own save has just made it. */
  function takeOver(newer: Row = row) {
    setBase(newer)
    setRejected(false)
  }
  // Nothing that stands in the form: the table, say.
  if (isNewer && Object.keys(others).length === 0) takeOver()
  function conflictIn(form: EditForm<Values>, merged = mergedValues<Values>): EditOthers<Values> | undefined {
    // What is being saved may be in the list before the response comes.
    if (form.isSending || !(isNewer || isRejected)) return undefined
    return {
      others,
      merge() {
        form.setValues(merged(before, form.values, now))
        takeOver()
      },
    }
  }
  return { base, before, conflictIn, setRejected, takeOver }
}
