import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { Dialog } from '#src/design/dialog.tsx'
import { Spinner } from '#src/design/spinner.tsx'
import { inLanguage } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { ConfirmDeletion } from '#src/web/office/confirm-deletion.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { useOpenRow } from '#src/web/office/open-row.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import type { CustomizationSchema } from '../../contract/customization-schema.ts'
import { schemaListTexts } from '../../texts/schema-list-texts.ts'
import { schemasQuery } from './schema-queries.ts'
import { useSchemaDeletion } from './use-schema-changes.ts'

/** The dialog that the address names (`?schema=`, `&open=delete`), so that a link opens it. */
export function SchemaDialogs() {
  const { id, openAs, close } = useOpenRow('schema')
  const { data, isFetching } = useQuery(schemasQuery(useOfficeApi()))
  const isOpen = id !== null && openAs === 'delete'
  const asked = isOpen ? data?.find((schema) => schema.id === id) : undefined
  // A dialog keeps its content while it closes. One that is deleted meanwhile stays, and its call then says so.
  const [last, setLast] = useState(asked)
  if (asked && asked !== last) setLast(asked)
  const schema = asked ?? (isOpen && last?.id !== id ? undefined : last)
  if (schema) return <DeleteSchema open={isOpen} onClose={close} schema={schema} />
  return <Absent open={isOpen} onClose={close} isLoading={isFetching} />
}

interface DialogState {
  readonly open: boolean
  onClose(): void
}

function DeleteSchema({ open, onClose, schema }: DialogState & { readonly schema: CustomizationSchema }) {
  const texts = useTexts(schemaListTexts).remove
  const { close } = useTexts(officeTexts)
  const name = inLanguage(useLanguage(), schema.name, schema.nameVi)
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
