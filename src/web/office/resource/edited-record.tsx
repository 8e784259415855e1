import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'

import type { Language } from '#src/kernel/language.ts'
import type { ProblemTexts } from '../../forms/failure-text.ts'
import { useTexts } from '../../language.tsx'
import type { OfficeApi } from '../office-api.ts'
import { officeTexts } from '../texts/office-texts.ts'
import { useOfficeWrite } from '../use-office-mutation.ts'
import { useOfficeForm } from '../use-office-form.ts'
import { type Fields, valuesOf, type ValuesOf } from './fields.ts'
import type { FieldText } from './resource.ts'
import { Conflict } from './resource-form.tsx'
import { useInputs } from './resource-inputs.tsx'
import { differingValues, type FormValues, mergedValues, useEditBase } from './use-edit-base.ts'

/** The office's texts about a record: a single row that is edited in a form and is in no list. */
export interface RecordTexts<Name extends string = string> {
  readonly fields: Readonly<Record<Name, FieldText>>
  /** A field's own error texts by code, if the texts that all forms share do not fit. */
  readonly problems?: Partial<Readonly<Record<NoInfer<Name>, Readonly<Record<string, string>>>>>
  readonly saved: string
  readonly saveFailed: string
  readonly changedMeanwhile: string
}

/**
 * A record that the office edits but never adds, deletes or lists, such as the texts of a page. Its form stays on the screen after
 * the record is saved.
 */
export interface EditedRecord<
  Row extends { readonly updatedAt: string | null },
  Table extends Fields<Row> = Fields,
> {
  /**
   * The key of the query that loads the record. An event of the office refreshes all queries whose key begins with the first part
   * of this key.
   */
  readonly queryKey: readonly [string, ...unknown[]]
  /** Names the record, if the page has several records and shows one at a time. */
  readonly subject?: string
  /**
   * Saves the edit. Sends only the fields that the user has edited, and the record's `updatedAt` from the time when the edit began.
   */
  change(api: OfficeApi, change: Partial<ValuesOf<Table>> & Pick<Row, 'updatedAt'>): Promise<Row>
  /** Needed if the query's data is a list of records and not one record: returns this list after a record was saved. */
  held?(before: Row[] | undefined, saved: Row): Row[]
  readonly schema: z.ZodType
  readonly fields: Table
  readonly texts: Readonly<Record<Language, RecordTexts<keyof Table & string>>>
  readonly problems: ProblemTexts
  /** The error code with which the call rejects an edit because somebody else has changed the record meanwhile. */
  readonly staleCode: string
  /**
   * True if the row has more fields than this form. If a save is rejected because somebody else has changed the row, a toast says
   * so, because the form shows nothing if the change concerns none of its fields.
   */
  readonly isPartOfRow?: boolean
}

interface Edit {
  readonly edited: FormValues
  readonly updatedAt: string | null
}

/**
 * The form of a record, with the input of each of its fields. If somebody else changes the record meanwhile, `conflict` shows the
 * changes, and contains a function that takes them over without losing what the user has typed. Until the user takes the changes
 * over, the server rejects a save.
 */
export function useRecordForm<
  Row extends { readonly updatedAt: string | null },
  Table extends Fields<Row> = Fields,
>(record: EditedRecord<Row, Table>, row: Row) {
  const texts = useTexts(record.texts)
  const { notSaved } = useTexts(officeTexts).record
  const client = useQueryClient()
  const read = (of: Row): FormValues => valuesOf(record.fields, of)
  const { base, before, conflictIn, isRejected, takeOver } = useEditBase(row, read, record.staleCode)
  const form = useOfficeForm<FormValues>({
    schema: record.schema,
    fieldTexts: texts.problems ?? {},
    problems: record.problems,
    initial: before,
    async send(values) {
      const saved = await save.send({ edited: differingValues(before, values), updatedAt: base.updatedAt })
      if (saved === undefined) return
      // The user may have typed something while the form was being sent. The form keeps these values.
      form.setValues(mergedValues(values, form.currentValues(), read(saved)))
      takeOver(saved)
    },
  })
  const save = useOfficeWrite({
    key: [...record.queryKey, record.subject],
    write: ({ edited, updatedAt }: Edit, api) =>
      // This type is right, because `edited` contains only fields of the record.
      record.change(api, { ...(edited as Partial<ValuesOf<Table>>), updatedAt }),
    problems: record.problems,
    failed: { title: notSaved, description: texts.saveFailed },
    succeeded: () => texts.saved,
    onSuccess: (saved) =>
      client.setQueryData(record.queryKey, (held: Row[] | undefined) => record.held?.(held, saved) ?? saved),
    handleFailure: (error) => (isRejected(error) ? record.isPartOfRow !== true : form.reject(error)),
    invalidates: record.queryKey[0],
  })
  const conflict = conflictIn(form)
  const { inputs, isBusy } = useInputs({ resource: record, form, row, onEdit() {} })
  return {
    form,
    values: form.values as ValuesOf<Table>, // of its fields
    inputs,
    /** True while an input is still sending something, such as a file, that becomes part of its value. Saving waits for that. */
    isBusy,
    isEdited: Object.keys(differingValues(before, form.values)).length > 0,
    conflict: conflict && <Conflict resource={record} form={form} {...conflict} />,
  }
}
