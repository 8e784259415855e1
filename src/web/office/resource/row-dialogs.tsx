import { type ReactNode, useState } from 'react'

import { useTexts } from '../../language.tsx'
import { useOpenDialog } from '../open-dialog.ts'
import { rowOf, type RowState, useShownRow } from '../row-state.tsx'
import { usePagedRow } from './paged-rows.ts'
import { Deletion, type DialogProps, Editor } from './resource-dialogs.tsx'
import type { EditedRows, PagedRows, ResourceRow } from './resource.ts'
import { type AnyFormProps, EditForm } from './resource-form.tsx'
import { useRowName } from './resource-calls.ts'

/** The props of the dialog that shows a row for reading. */
export interface DetailsProps<Row> extends DialogProps {
  readonly id: string
  readonly state: RowState<Row>
}

interface RowDialogsProps<Row extends ResourceRow> {
  readonly rows: PagedRows<Row>
  /** Makes the text for the question whether to delete a row, with its English parts marked (see `markEnglish`). */
  deletionText(row: Row): string
  renderDetails(details: DetailsProps<Row>): ReactNode
  /** The form for editing rows of this kind; undefined if such rows are not edited. */
  readonly form?: RowForm<Row>
}

interface RowForm<Row extends ResourceRow> {
  readonly of: EditedRows<Row>
  /** Renders the form. Needed only if the form is more than a sequence of its fields. */
  render?(form: AnyFormProps<Row>): ReactNode
}

/** The dialog for the row that the address names: for reading it and, if the user may change it, for editing or deleting it. */
export function RowDialogs<Row extends ResourceRow>(props: RowDialogsProps<Row>) {
  const { rows, deletionText, renderDetails, form } = props
  const { shown, id = '', dialog, reopen } = useOpenDialog(rows.parameter, 'details')
  const state = useShownRow(usePagedRow(rows, dialog.open ? id : undefined), {
    open: dialog.open,
    stays: (last) => last.id === id && shown.as !== 'details' && rows.mayChange(last),
  })
  const row = rowOf(state)
  const isEdited = useIsEdited(row, shown.as === 'edit', rows)
  const mayRemove = rows.mayRemove ?? rows.mayChange
  if (row && shown.as === 'delete' && mayRemove(row))
    return <Deletion {...dialog} rows={rows} row={row} text={deletionText(row)} />
  if (row && isEdited && form)
    return <RowEditor key={row.id} {...dialog} onReturn={reopen} form={form} row={row} />
  return renderDetails({ ...dialog, id, state })
}

/**
 * True if the row's form is shown. Somebody else may change the row so that this user may no longer edit it. The open form stays
 * even then, so that the typed values are not lost; if the user saves, the response says why the edit is rejected.
 */
function useIsEdited<Row extends ResourceRow>(row: Row | undefined, asked: boolean, rows: PagedRows<Row>) {
  const [editedId, setEditedId] = useState<string>()
  const isEdited = row !== undefined && asked && (row.id === editedId || rows.mayChange(row))
  const next = isEdited ? row.id : undefined
  if (next !== editedId) setEditedId(next)
  return isEdited
}

interface RowEditorProps<Row extends ResourceRow> extends DialogProps {
  onReturn(): void
  readonly form: RowForm<Row>
  readonly row: Row
}

function RowEditor<Row extends ResourceRow>({ form: { of, render }, row, ...dialog }: RowEditorProps<Row>) {
  const { edit } = useTexts(of.texts)
  const nameOf = useRowName(of)
  return (
    <Editor {...dialog} id={row.id} drafts={of.drafts} title={edit(nameOf(row))}>
      {(form) => <EditForm {...form} resource={of} row={row} renderForm={render} />}
    </Editor>
  )
}
