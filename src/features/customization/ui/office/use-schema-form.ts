import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'

import { ApiError } from '#src/web/api.ts'
import { markEnglish } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { differingValues } from '#src/web/office/edited-values.ts'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { useEditBase } from '#src/web/office/use-edit-base.ts'
import { useOfficeForm } from '#src/web/office/use-office-form.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import type { CustomizationSchemaChange } from '../../contract/customization-schema-change.ts'
import type { CustomizationSchemaInput } from '../../contract/customization-schema-input.ts'
import type { CustomizationSchema } from '../../contract/customization-schema.ts'
import { newSchemaValues, schemaInput, schemaValues, type SchemaValues } from '../../rules/schema-values.ts'
import { officeCustomizationProblems } from '../../texts/office-problem-texts.ts'
import { schemaFormTexts } from '../../texts/schema-form-texts.ts'
import { schemaListTexts } from '../../texts/schema-list-texts.ts'
import { schemaFormProblems } from './schema-problems.ts'
import { schemasKey, schemasQuery } from './schema-queries.ts'

/** What the server may reject, and what the form finds itself. */
const problems = {
  vi: { ...officeCustomizationProblems.vi, ...schemaFormTexts.vi.problems },
  en: { ...officeCustomizationProblems.en, ...schemaFormTexts.en.problems },
}

export type SchemaForm = ReturnType<typeof useNewSchemaForm>

const checks = {
  // The contract checks what is sent, in which the fields stand elsewhere than in the form.
  schema: z.unknown(),
  check: schemaFormProblems,
  problems,
}

/** The form of a new schema. */
export function useNewSchemaForm(onDone: () => void) {
  const texts = useTexts(schemaFormTexts)
  const language = useLanguage()
  const [initial] = useState(newSchemaValues)
  const form = useOfficeForm<SchemaValues>({
    ...checks,
    initial,
    send: (values): Promise<unknown> => creation.send(schemaInput(values)),
  })
  const creation = useOfficeMutation('POST /api/customization-schemas', {
    subject: 'new',
    request: (body: CustomizationSchemaInput) => ({ body }),
    problems: officeCustomizationProblems,
    failed: { title: texts.createFailed, description: texts.createFailedMore },
    succeeded: ({ name, nameVi }) => texts.created(markEnglish(language, name, nameVi)),
    onSuccess: onDone,
    handleFailure: form.reject,
    invalidates: schemasKey,
  })
  return form
}

/**
 * The form of a schema, which may be edited by others meanwhile: then `conflict` says to what, and how to take that over
 * without losing what was typed. Until somebody does, saving is rejected. What was edited is sent and nothing else.
 */
export function useSchemaForm(schema: CustomizationSchema, onDone: () => void) {
  const texts = useTexts(schemaFormTexts)
  const listTexts = useTexts(schemaListTexts)
  const language = useLanguage()
  const client = useQueryClient()
  const { queryKey } = schemasQuery(useOfficeApi())
  const { base, before, conflictIn, setRejected, takeOver } = useEditBase(schema, schemaValues)
  const form = useOfficeForm<SchemaValues>({
    ...checks,
    initial: before,
    send(values): Promise<unknown> {
      const edited = editedParts(schemaInput(before), schemaInput(values))
      if (Object.keys(edited).length > 0) return change.send({ ...edited, updatedAt: base.updatedAt })
      onDone()
      return Promise.resolve()
    },
  })
  const change = useOfficeMutation('PATCH /api/customization-schemas/:id', {
    subject: schema.id,
    request: (body: CustomizationSchemaChange) => ({ params: { id: schema.id }, body }),
    problems: officeCustomizationProblems,
    failed: {
      title: listTexts.updateFailed,
      description: listTexts.updateFailedMore(markEnglish(language, schema.name, schema.nameVi)),
    },
    succeeded: ({ name, nameVi }) => texts.updated(markEnglish(language, name, nameVi)),
    onSuccess(saved) {
      client.setQueryData(queryKey, (schemas) =>
        schemas?.map((each) => (each.id === saved.id ? saved : each)),
      )
      takeOver(saved)
      onDone()
    },
    handleFailure(error) {
      const isStale = error instanceof ApiError && error.code === 'customization.schema-stale'
      setRejected(isStale)
      return isStale || form.reject(error)
    },
    invalidates: schemasKey,
  })

  return { form, conflict: conflictIn(form) }
}

/** Prices belong to the rows of the config: both go together. */
function editedParts(
  before: CustomizationSchemaInput,
  input: CustomizationSchemaInput,
): CustomizationSchemaChange {
  const edited = differingValues(before, input)
  const { config, pricingConfig } = input
  return edited.config || edited.pricingConfig ? { ...edited, config, pricingConfig } : edited
}
