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

/** The option groups of one dish for the form in which an admin edits the list. Paused groups are included. */
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
  /** The list as it was when the form was opened. */
  readonly previous: readonly ChosenSchema[]
}

/**
 * Sets a dish's list of option groups. `assign` returns true if the list is stored. If not, a message is already shown, unless
 * `handleFailure` has handled the error.
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
    // Old dishes have a single option group, which applies if the dish has no list. So if the admin empties the list, that group is
    // removed too.
    if (chosen.length > 0 || dish.customizationSchemaId === null) return true
    return (await legacy.send(dish.id)) !== undefined
  }
  return assign
}
