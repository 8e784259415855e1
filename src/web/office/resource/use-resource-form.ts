import type { z } from 'zod'

import { ApiError } from '../../api.ts'
import { useTexts } from '../../language.tsx'
import { differingValues } from '../edited-values.ts'
import { useEditBase } from '../use-edit-base.ts'
import { useOfficeForm } from '../use-office-form.ts'
import { initialValues, valuesOf } from './fields.ts'
import { type Resource, type ResourceRow, textAbout } from './resource.ts'
import { useShowRow } from './resource-queries.ts'
import { useResourceWrite, useRowName } from './resource-writes.ts'

/** What stands in a form, by the names of its fields. */
export type FormValues = Record<string, unknown>

/** Of what a form would send, the fields that were edited. */
export function readEdited<Input extends object>(
  schema: z.ZodType<Input>,
  before: FormValues,
  typed: FormValues,
): Partial<Input> {
  const edited = differingValues(before, typed)
  const sent = Object.entries(schema.parse(typed)).filter(([name]) => name in edited)
  return Object.fromEntries(sent) as Partial<Input> // of its entries
}

/** The form of a new row, which begins with what is given. It is sending until `onDone` has ended. */
export function useAddForm<Row extends ResourceRow>(
  resource: Resource<Row>,
  onDone: (saved: Row) => unknown,
  given: object = {},
) {
  const texts = useTexts(resource.texts)
  const nameOf = useRowName(resource)
  const schema = resource.schema()
  const form = useOfficeForm<FormValues>({
    schema,
    fieldTexts: texts.problems ?? {},
    problems: resource.problems,
    initial: { ...initialValues(resource.fields), ...given },
    send: async (values) => {
      const saved = await creation.send(schema.parse(values))
      if (saved) await onDone(saved)
    },
  })
  const creation = useResourceWrite(resource, {
    subject: 'new',
    write: (input: object, api) => resource.calls.create(api, input),
    failed: texts.createFailed,
    succeeded: (saved) => textAbout(texts.created, nameOf(saved)),
    handleFailure: form.reject,
  })
  return form
}

/**
 * The form of a row, which may change meanwhile: then `conflict` says to what, and how to take that over without losing what was
 * typed. Until somebody does, saving is rejected. What was edited is sent and nothing else.
 */
export function useEditForm<Row extends ResourceRow>(
  resource: Resource<Row>,
  row: Row,
  onDone: (saved: Row, before: Row) => unknown,
) {
  const texts = useTexts(resource.texts)
  const nameOf = useRowName(resource)
  const { base, before, conflictIn, setRejected, takeOver } = useEditBase(row, (of: Row) =>
    valuesOf(resource.fields, of),
  )
  const schema = resource.schema(base)
  const form = useOfficeForm<FormValues>({
    schema,
    fieldTexts: texts.problems ?? {},
    problems: resource.problems,
    initial: before,
    send: async (values) => {
      const edited = resource.edited ? resource.edited(before, values) : readEdited(schema, before, values)
      const saved = edited ? await edit.send(edited) : base
      if (!saved) return
      takeOver(saved)
      await onDone(saved, base)
    },
  })
  const edit = useResourceWrite(resource, {
    subject: 'edit',
    write: (change: object, api) =>
      resource.calls.change(api, base.id, { ...change, updatedAt: base.updatedAt }),
    name: nameOf(row),
    failed: texts.updateFailed,
    succeeded: (saved) => textAbout(texts.updated, nameOf(saved)),
    onSuccess: useShowRow(resource),
    handleFailure(error) {
      const isStale = error instanceof ApiError && error.code === resource.staleCode
      setRejected(isStale)
      return isStale || form.reject(error)
    },
  })
  return { form, conflict: conflictIn(form) }
}
