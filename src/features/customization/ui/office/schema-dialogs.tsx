import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { Dialog } from '#src/design/dialog.tsx'
import { Spinner } from '#src/design/spinner.tsx'
import { markEnglish } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { ConfirmDeletion } from '#src/web/office/confirm-deletion.tsx'
import { EditorDialog } from '#src/web/office/editor-dialog.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { useOpenRow } from '#src/web/office/open-row.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { useUrlFilters } from '#src/web/office/use-url-search.ts'
import type { CustomizationSchema } from '../../contract/customization-schema.ts'
import { schemaFormTexts } from '../../texts/schema-form-texts.ts'
import { schemaListTexts } from '../../texts/schema-list-texts.ts'
import type { TriedDish } from '#src/features/customization/ui/shared/office/tried-dish.ts'
import { EditSchema, NewSchema } from './schema-editor.tsx'
import { schemasQuery } from './schema-queries.ts'
import { useSchemaDeletion } from './use-schema-changes.ts'

/** In the address, in place of the id of a schema: the form of a new one. */
export const newSchemaId = 'new'

/** The dialog that the address names: the form of a schema (`?schema=`), or the question whether to delete it. */
export function SchemaDialogs({ dishes }: { readonly dishes: readonly TriedDish[] }) {
  const texts = useTexts(schemaFormTexts)
  const language = useLanguage()
  const { id, openAs, close } = useOpenRow('schema')
  const [, setAddress] = useUrlFilters()
  const { data, isFetching } = useQuery(schemasQuery(useOfficeApi()))
  // A dialog keeps its content while it closes. A schema that is deleted meanwhile stays, and its call then says so.
  const [shown, setShown] = useState({ id, openAs })
  if (id !== null && (id !== shown.id || openAs !== shown.openAs)) setShown({ id, openAs })
  const listed = data?.find((schema) => schema.id === shown.id)
  const [last, setLast] = useState(listed)
  if (listed && listed !== last) setLast(listed)
  const schema = last?.id === shown.id ? last : undefined
  const dialog = {
    open: id !== null,
    onClose: close,
    onReturn: () => setAddress({ schema: shown.id, open: shown.openAs }, { replace: false }),
  }

  if (shown.id === newSchemaId) {
    return (
      <EditorDialog {...dialog} key="new" title={texts.titleAdd}>
        {(form) => <NewSchema {...form} dishes={dishes} />}
      </EditorDialog>
    )
  }
  if (!schema) return <Absent {...dialog} isLoading={isFetching} />
  if (shown.openAs === 'delete') return <DeleteSchema {...dialog} schema={schema} />
  return (
    <EditorDialog
      {...dialog}
      key={schema.id}
      title={texts.edit(markEnglish(language, schema.name, schema.nameVi))}
    >
      {(form) => <EditSchema {...form} dishes={dishes} schema={schema} />}
    </EditorDialog>
  )
}

interface DialogState {
  readonly open: boolean
  onClose(): void
}

function DeleteSchema({ open, onClose, schema }: DialogState & { readonly schema: CustomizationSchema }) {
  const texts = useTexts(schemaListTexts).remove
  const { close } = useTexts(officeTexts)
  const name = markEnglish(useLanguage(), schema.name, schema.nameVi)
  const { remove, isPending } = useSchemaDeletion(schema, onClose)
  return (
    <ConfirmDeletion
      open={open}
      onClose={onClose}
      texts={{ title: texts.title, text: texts.text(name), yes: texts.yes, no: texts.no, close }}
      isPending={isPending}
      onConfirm={() => void remove()}
    />
  )
}

/** In place of the dialog of a schema that is not there, or not yet. */
function Absent({ open, onClose, isLoading }: DialogState & { readonly isLoading: boolean }) {
  const { title } = useTexts(schemaListTexts)
  const texts = useTexts(schemaListTexts).remove
  const { close } = useTexts(officeTexts)
  return (
    <Dialog open={open} onClose={onClose} size="small" closeLabel={close} title={title}>
      {isLoading ? <Spinner label={texts.loading} /> : <p role="alert">{texts.missing}</p>}
    </Dialog>
  )
}
