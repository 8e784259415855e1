import type { z } from 'zod'

import { ApiError } from '../api.ts'
import type { ProblemTexts } from '../forms/failure-text.ts'
import { differingValues, mergedValues } from './edited-values.ts'
import { useEditBase } from './use-edit-base.ts'
import { useOfficeForm } from './use-office-form.ts'

interface RecordEditOptions<Row, Values extends object> {
  /** As the server has it now: it may change while somebody types. */
  readonly row: Row
  readonly valuesOf: (row: Row) => Values
  readonly schema: z.ZodType
  readonly fieldTexts?: Partial<Record<keyof Values & string, Readonly<Record<string, string>>>>
  readonly problems: ProblemTexts
  /** The code of the call that says that somebody else has changed the record. */
  readonly staleCode: string
  /** Sends the fields that were edited; undefined where it failed. Never rejects. */
  readonly send: (edited: Partial<Values>, updatedAt: string | null) => Promise<Row | undefined>
}

/**
 * Editing a record that stays on the screen after it has been saved, such as the texts of a page. It may change meanwhile:
 * then `conflict` says in what, and how to take that over without losing what was typed. Until somebody does, saving is
 * rejected.
 */
export function useRecordEdit<
  Row extends { readonly updatedAt: string | null },
  Values extends Record<string, unknown>,
>({ row, valuesOf, staleCode, send, ...options }: RecordEditOptions<Row, Values>) {
  const { base, before, conflictIn, setRejected, takeOver } = useEditBase(row, valuesOf)
  const form = useOfficeForm<Values>({
    ...options,
    initial: before,
    async send(values) {
      const saved = await send(differingValues(before, values), base.updatedAt)
      if (saved === undefined) return
      // What has been typed since stays.
      form.setValues(mergedValues(values, form.currentValues(), valuesOf(saved)))
      takeOver(saved)
    },
  })

  /** Takes care of the failures that the form shows itself. */
  function handleFailure(error: unknown): boolean {
    const isStale = error instanceof ApiError && error.code === staleCode
    setRejected(isStale)
    return isStale || form.reject(error)
  }
  const isEdited = Object.keys(differingValues(before, form.values)).length > 0
  return { form, isEdited, conflict: conflictIn(form), handleFailure }
}
