import { useEffect, useRef, useState } from 'react'

import { useTexts } from '../../language.tsx'
import { initialValues, valuesOf } from './fields.ts'
import { differingValues, type FormValues, mergedFields, readEdited, useEditBase } from './use-edit-base.ts'
import { useOfficeForm } from '../use-office-form.ts'
import type { Drafts } from './drafts.ts'
import { type EditedRows, type Resource, type ResourceRow, textAbout } from './resource.ts'
import { useResourceWrite, useRowName, useShowRow } from './resource-calls.ts'

/** The form for a new row, which begins with the given values. The form counts as being sent until `onDone` has ended. */
export function useAddForm<Row extends ResourceRow>(
  resource: Resource<Row>,
  onDone: (saved: Row) => unknown,
  given: object = {},
) {
  const texts = useTexts(resource.texts)
  const nameOf = useRowName(resource)
  const schema = resource.schema()
  const [draft] = useState(() => resource.drafts?.get('new'))
  const before = { ...initialValues(resource.fields), ...given }
  const form = useOfficeForm<FormValues>({
    schema,
    fieldTexts: texts.problems ?? {},
    problems: resource.problems,
    initial: { ...before, ...draft?.values },
    send: async (values) => {
      const saved = await creation.send(schema.parse(values))
      if (!saved) return
      endDraft(values)
      await onDone(saved)
    },
  })
  const creation = useResourceWrite(resource, {
    subject: 'new',
    write: (input: object, api) => resource.calls.create(api, input),
    failed: texts.createFailed,
    succeeded: (saved) => textAbout(texts.created, nameOf(saved)),
    handleFailure: form.reject,
  })
  const endDraft = useStoredDraft(resource.drafts, 'new', form.values, before)
  return { ...form, isRestored: draft !== undefined }
}

/**
 * The form for an existing row. If somebody else changes the row meanwhile, `conflict` shows the changes, and contains a function
 * that takes them over without losing what the user has typed. Until the user takes the changes over, the server rejects a save.
 * Only edited fields are sent.
 */
export function useEditForm<Row extends ResourceRow>(
  resource: EditedRows<Row>,
  row: Row,
  onDone: (saved: Row, before: Row) => unknown,
) {
  const texts = useTexts(resource.texts)
  const nameOf = useRowName(resource)
  const [draft] = useState(() => resource.drafts?.get(row.id))
  const { base, before, conflictIn, isRejected, takeOver } = useEditBase(
    row,
    (of: Row) => valuesOf(resource.fields, of),
    resource.staleCode,
    draft?.base,
  )
  const schema = resource.schema(base)
  const form = useOfficeForm<FormValues>({
    schema,
    fieldTexts: texts.problems ?? {},
    problems: resource.problems,
    codeFields: resource.codeFields ?? {},
    initial: { ...before, ...draft?.values },
    send: async (values) => {
      const edited = resource.edited ? resource.edited(before, values) : readEdited(schema, before, values)
      const saved = edited ? await edit.send(edited) : base
      if (!saved) return
      takeOver(saved)
      endDraft(values)
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
    handleFailure: (error) => isRejected(error) || form.reject(error),
  })
  const endDraft = useStoredDraft(resource.drafts, row.id, form.values, before, base)
  return {
    form: { ...form, isRestored: draft !== undefined },
    conflict: conflictIn(form, (...of) => mergedFields(resource.fields, ...of)),
  }
}

/**
 * Stores a draft while the form's values differ from the values at the start. Call the returned function with values that have been
 * saved: it removes the draft, and these values are not stored as a draft again.
 */
function useStoredDraft<Row>(
  drafts: Drafts<Row> | undefined,
  id: string,
  values: FormValues,
  before: FormValues,
  base?: Row,
) {
  const saved = useRef<FormValues>(undefined)
  const isEdited = Object.keys(differingValues(before, values)).length > 0
  useEffect(() => {
    // If the form still contains exactly the values that were just saved, they are not stored as a draft.
    if (values === saved.current) return
    if (isEdited) drafts?.set(id, { values, base })
    else drafts?.remove(id)
  }, [drafts, id, values, base, isEdited])
  return (sent: FormValues) => {
    saved.current = sent
    drafts?.remove(id)
  }
}
