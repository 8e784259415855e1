import { useQueryClient } from '@tanstack/react-query'

import { markEnglish } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import type { CustomizationSchema } from '../../contract/customization-schema.ts'
import { officeCustomizationProblems } from '../../texts/office-problem-texts.ts'
import { schemaListTexts } from '../../texts/schema-list-texts.ts'
import { schemasKey, schemasQuery } from './schema-queries.ts'

/** What all writes about a schema need: its texts, and its name in the language of the reader. */
function useNaming() {
  const language = useLanguage()
  return {
    texts: useTexts(schemaListTexts),
    nameOf: ({ name, nameVi }: CustomizationSchema) => markEnglish(language, name, nameVi),
  }
}

/** Whether guests are asked it, and how to say so. What was chosen shows at once. */
export function useSchemaActivation(schema: CustomizationSchema) {
  const { texts, nameOf } = useNaming()
  const client = useQueryClient()
  const { queryKey } = schemasQuery(useOfficeApi())
  const { send, pending } = useOfficeMutation('PATCH /api/customization-schemas/:id', {
    subject: `${schema.id}/activation`,
    request: (isActive: boolean) => ({ params: { id: schema.id }, body: { isActive } }),
    problems: officeCustomizationProblems,
    failed: { title: texts.updateFailed, description: texts.updateFailedMore(nameOf(schema)) },
    succeeded: (changed) => (changed.isActive ? texts.nowActive : texts.nowPaused)(nameOf(changed)),
    onSuccess: (changed) =>
      client.setQueryData(queryKey, (schemas) =>
        schemas?.map((each) => (each.id === changed.id ? changed : each)),
      ),
    invalidates: schemasKey,
  })
  return { isActive: pending ?? schema.isActive, setActive: send }
}

/** Adds a copy of it, which can then be changed. */
export function useSchemaClone(schema: CustomizationSchema) {
  const { texts, nameOf } = useNaming()
  const { send, isPending } = useOfficeMutation('POST /api/customization-schemas/:id/clone', {
    subject: schema.id,
    request: () => ({ params: { id: schema.id } }),
    problems: officeCustomizationProblems,
    failed: { title: texts.cloneFailed, description: texts.cloneFailedMore(nameOf(schema)) },
    succeeded: (copy) => texts.cloned(nameOf(copy)),
    invalidates: schemasKey,
  })
  return { clone: send, isPending }
}

/** Deletes it for good; dishes no longer offer it. The server rejects that for a base schema. */
export function useSchemaDeletion(schema: CustomizationSchema, onDone: () => void) {
  const { texts, nameOf } = useNaming()
  const { send, isPending } = useOfficeMutation('DELETE /api/customization-schemas/:id', {
    subject: schema.id,
    request: () => ({ params: { id: schema.id } }),
    problems: officeCustomizationProblems,
    failed: { title: texts.remove.failed, description: texts.remove.failedMore(nameOf(schema)) },
    succeeded: () => texts.remove.done(nameOf(schema)),
    onSuccess: onDone,
    invalidates: schemasKey,
  })
  return { remove: send, isPending }
}
