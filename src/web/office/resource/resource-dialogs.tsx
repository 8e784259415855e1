import { type ComponentProps, type ReactNode, useState } from 'react'

import { useTexts } from '../../language.tsx'
import { AbsentDialog } from '../absent-dialog.tsx'
import { ConfirmDeletion } from '../confirm-deletion.tsx'
import { EditorDialog } from '../editor-dialog.tsx'
import { useOpenDialog } from '../open-dialog.ts'
import { rowOf, useShownRow } from '../row-state.tsx'
import type { Drafts } from './drafts.ts'
import type { EditedRows, Resource, ResourceRow, Rows } from './resource.ts'
import { AddForm, type AnyFormProps, EditForm, type FormEvents } from './resource-form.tsx'
import { listedRow, useDeletion, useResource, useRowName } from './resource-calls.ts'

interface ResourceDialogsProps<Row extends ResourceRow> {
  readonly resource: Resource<Row>
  readonly size?: 'wide'
  /**
   * Called when a row has been saved, before the form closes. If an existing row was edited, `before` is the row before the edit.
   */
  onSaved?(saved: Row, before?: Row): unknown
  /** Renders the form. Needed only if the form is more than a sequence of its fields. */
  renderForm?(form: AnyFormProps<Row>): ReactNode
  /** Renders a special form for a new row instead of the usual form. */
  renderAddForm?(form: FormEvents<Row>): ReactNode
  /** Renders a special question before a row is deleted, instead of the usual question. */
  renderDeletion?(dialog: DialogProps, row: Row): ReactNode
  /** A second form of a row. The address opens it with `&open=schemas`. */
  readonly more?: {
    title(name: string): string
    renderForm(form: FormSteps, row: Row): ReactNode
  }
}

export interface DialogProps {
  readonly open: boolean
  onClose(): void
}

/** The functions with which a form reports to its dialog. */
interface FormSteps {
  onDone(): void
  onCancel(): void
  onEdit(): void
}

/**
 * The dialog that the address names: the form for a new row (`AddForm`), the form for a listed row (`EditForm` in an
 * `EditorDialog`), or the question whether to delete a row. After a save the dialog waits for `onSaved` and then closes. If there
 * is no row to show, the dialog says that the row is loading, is missing or could not be loaded. A row that the user is editing
 * stays in the dialog, even if somebody else deletes it.
 */
export function ResourceDialogs<Row extends ResourceRow>(props: ResourceDialogsProps<Row>) {
  const { resource, size, onSaved, renderForm, renderAddForm, renderDeletion, more } = props
  const texts = useTexts(resource.texts)
  const nameOf = useRowName(resource)
  const { shown, id, reopen, dialog } = useOpenDialog(resource.parameter, 'edit')
  const state = useShownRow(listedRow(useResource(resource), id), {
    open: dialog.open,
    stays: (last) => last.id === id,
  })
  const row = rowOf(state)
  const editor = { ...dialog, size, onReturn: reopen }
  const events = (form: FormSteps): FormEvents<Row> => ({
    ...form,
    async onDone(saved, before) {
      await onSaved?.(saved, before)
      form.onDone()
    },
  })
  if (shown.as === 'nothing') return null
  if (shown.as === 'new') {
    return (
      <Editor key="new" {...editor} id="new" drafts={resource.drafts} title={texts.addTitle ?? texts.add}>
        {(form) =>
          renderAddForm?.(events(form)) ?? (
            <AddForm {...events(form)} resource={resource} renderForm={renderForm} />
          )
        }
      </Editor>
    )
  }
  if (!row) return <AbsentDialog {...dialog} texts={{ ...texts.dialog, ...texts.list }} state={state} />
  if (shown.as === 'delete') {
    const text = texts.remove.text(nameOf(row))
    return renderDeletion?.(dialog, row) || <Deletion {...dialog} rows={resource} row={row} text={text} />
  }
  if (shown.as === 'schemas' && more) {
    return (
      <EditorDialog key={`schemas ${row.id}`} {...editor} title={more.title(nameOf(row))}>
        {(form) => more.renderForm(form, row)}
      </EditorDialog>
    )
  }
  return (
    <Editor key={row.id} {...editor} id={row.id} drafts={resource.drafts} title={texts.edit(nameOf(row))}>
      {(form) => <EditForm {...events(form)} resource={resource} row={row} renderForm={renderForm} />}
    </Editor>
  )
}

interface EditorProps<Row> extends ComponentProps<typeof EditorDialog> {
  readonly drafts?: Drafts<Row> | undefined
  readonly id: string
}

/** A dialog with a form. If the user discards the changes, their draft is removed. */
export function Editor<Row>({ drafts, id, ...dialog }: EditorProps<Row>) {
  const [isRestored] = useState(() => drafts?.get(id) !== undefined)
  return <EditorDialog {...dialog} isRestored={isRestored} onDiscard={() => drafts?.remove(id)} />
}

interface DeletionProps<Row extends ResourceRow> extends DialogProps {
  readonly rows: Rows<Row> & Pick<EditedRows<Row>, 'drafts'>
  readonly row: Row
  /** What is lost. */
  readonly text: string
}

/** A dialog that asks whether to delete a row. */
export function Deletion<Row extends ResourceRow>({ open, onClose, rows, row, text }: DeletionProps<Row>) {
  const { title } = useTexts(rows.texts).remove
  const { send, isPending } = useDeletion(rows, row, () => {
    rows.drafts?.remove(row.id)
    onClose()
  })
  return (
    <ConfirmDeletion
      open={open}
      onClose={onClose}
      texts={{ title, text }}
      isPending={isPending}
      onConfirm={() => void send()}
    />
  )
}
