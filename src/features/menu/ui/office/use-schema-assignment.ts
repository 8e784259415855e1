import { useQuery } from '@tanstack/react-query'

import { useTexts } from '#src/web/language.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import type { MenuItem } from '../../contract/menu.ts'
import { type ChosenSchema, schemasInput } from '../../rules/chosen-schemas.ts'
import { dishSchemasTexts } from '../../texts/dish-schemas-texts.ts'
import { officeMenuProblems } from '../../texts/office-problem-texts.ts'
import { dishResource } from './dish-resource.tsx'

/** The option groups of one dish for editing, including paused ones. */
export function useAssignedSchemas(id: string) {
  const api = useOfficeApi()
  return useQuery({
    queryKey: [dishResource.queryKey[0], id, 'customization-schemas'],
    queryFn: () =>
      api.call('GET /api/menu-items/:id/customization-schemas', {
        params: { id },
        query: { includePaused: 'true' },
      }),
  })
}

interface Assignment {
  readonly dish: Pick<MenuItem, 'id' | 'customizationSchemaId'>
  readonly chosen: readonly ChosenSchema[]
  /** The list that the edit began with. */
  readonly previous: readonly ChosenSchema[]
}

/**
 * Sets the list of a dish's option groups. `assign` returns whether the list is stored. If it is not, the user has already been
 * told, unless `handleFailure` handles the failure.
 */
export function useSchemaAssignment(handleFailure: (error: unknown) => boolean = () => false) {
  const { error } = useTexts(officeTexts)
  const { failed } = useTexts(dishSchemasTexts)
  const common = {
    problems: officeMenuProblems,
    failed: { title: error, description: failed },
    invalidates: dishResource.queryKey[0],
  }
  const list = useOfficeMutation('PATCH /api/menu-items/:id/customization-schemas', {
    ...common,
    subject: 'schemas',
    request: ({ dish, chosen, previous }: Assignment) => ({
      params: { id: dish.id },
      body: schemasInput(chosen, previous),
    }),
    handleFailure,
  })
  const legacy = useOfficeMutation('PATCH /api/menu-items/:id', {
    ...common,
    subject: 'legacy schema',
    request: (id: string) => ({ params: { id }, body: { customizationSchemaId: null } }),
  })

  async function assign(assignment: Assignment): Promise<boolean> {
    const { dish, chosen } = assignment
    if (!(await list.send(assignment))) return false
    // If a dish has no list of option groups, its legacy single option group applies. So an empty list removes the legacy option
    // group too.
    if (chosen.length > 0 || dish.customizationSchemaId === null) return true
    return (await legacy.send(dish.id)) !== undefined
  }
  return assign
}
