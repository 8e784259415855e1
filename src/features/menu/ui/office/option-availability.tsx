import { useQueryClient } from '@tanstack/react-query'

import type { Availability } from '#src/kernel/availability.ts'
import { markEnglish } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { resourceQuery } from '#src/web/office/resource/resource-calls.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import type {
  CustomizationOption,
  CustomizationSchema,
} from '#src/features/customization/contract/customization-schema.ts'
import { availabilityOf, setOption } from '#src/features/customization/rules/sold-out-options.ts'
import { schemaResource } from '#src/features/customization/ui/office/schema-resource.tsx'
import { officeMenuProblems } from '../../texts/office-problem-texts.ts'
import { officeMenuTexts } from '../../texts/office-texts.ts'
import { AvailabilityRow } from './availability-row.tsx'

interface OptionAvailabilityProps {
  readonly schema: CustomizationSchema
  readonly option: CustomizationOption
}

/** An option of an option group, with the switch for whether guests can choose it. */
export function OptionAvailability({ schema, option }: OptionAvailabilityProps) {
  const texts = useTexts(officeMenuTexts)
  const language = useLanguage()
  const client = useQueryClient()
  const { queryKey } = resourceQuery(schemaResource, useOfficeApi())
  const name = markEnglish(language, option.name, option.nameVi)
  const params = { id: schema.id, optionId: option.id }
  const { send, pending } = useOfficeMutation('PATCH /api/customization-schemas/:id/options/:optionId', {
    subject: `${schema.id} ${option.id}`,
    request: (body: Availability) => ({ params, body }),
    problems: officeMenuProblems,
    failed: { title: texts.error, description: texts.optionFailed },
    succeeded: ({ isAvailable }) => (isAvailable ? texts.nowAvailable(name) : texts.nowSoldOut(name)),
    onSuccess: (changed) =>
      client.setQueryData(queryKey, (schemas) =>
        schemas?.map((each) => (each.id === schema.id ? setOption(each, changed) : each)),
      ),
    invalidates: queryKey[0],
  })
  return (
    <AvailabilityRow
      thing={option}
      availability={pending ?? availabilityOf(option)}
      missing={option.missing}
      onChange={(availability) => void send(availability)}
    />
  )
}
