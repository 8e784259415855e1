import { useQueryClient } from '@tanstack/react-query'

import { markEnglish } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import type { DishChange, DishInput } from '../../contract/dish-input.ts'
import type { MenuItem } from '../../contract/menu.ts'
import { dishTexts } from '../../texts/dish-texts.ts'
import { officeMenuProblems } from '../../texts/office-problem-texts.ts'
import { dishesKey, menuItemsQuery } from './menu-queries.ts'

/** Shows a dish as the server has returned it, before the list is fetched again. */
function useShowDish() {
  const client = useQueryClient()
  const { queryKey } = menuItemsQuery(useOfficeApi())
  return (changed: MenuItem) =>
    client.setQueryData(queryKey, (dishes) =>
      dishes?.map((each) => (each.id === changed.id ? changed : each)),
    )
}

/** Takes care of a failure that is about fields of a form, instead of the toast. */
interface OfForm {
  readonly handleFailure: (error: unknown) => boolean
}

export function useDishCreation({ handleFailure }: OfForm) {
  const texts = useTexts(dishTexts)
  return useOfficeMutation('POST /api/menu-items', {
    subject: 'new',
    request: (body: DishInput) => ({ body }),
    problems: officeMenuProblems,
    failed: { title: texts.error, description: texts.createFailed },
    succeeded: () => texts.created,
    handleFailure,
    invalidates: dishesKey,
  })
}

export function useDishEdit({ handleFailure }: OfForm) {
  const texts = useTexts(dishTexts)
  return useOfficeMutation('PATCH /api/menu-items/:id', {
    subject: 'edit',
    request: ({ id, ...body }: DishChange & Pick<MenuItem, 'id'>) => ({ params: { id }, body }),
    problems: officeMenuProblems,
    failed: { title: texts.error, description: texts.updateFailed },
    succeeded: () => texts.updated,
    onSuccess: useShowDish(),
    handleFailure,
    invalidates: dishesKey,
  })
}

/** Whether a dish can be ordered: as chosen at once, and taken back where the server rejects it. */
export function useDishAvailability(dish: MenuItem) {
  const texts = useTexts(dishTexts)
  const name = markEnglish(useLanguage(), dish.name, dish.nameVi)
  const { send, pending } = useOfficeMutation('PATCH /api/menu-items/:id', {
    subject: dish.id,
    request: (isAvailable: boolean) => ({ params: { id: dish.id }, body: { isAvailable } }),
    problems: officeMenuProblems,
    failed: { title: texts.error, description: texts.availabilityFailed },
    succeeded: ({ isAvailable }) => (isAvailable ? texts.nowAvailable(name) : texts.nowSoldOut(name)),
    onSuccess: useShowDish(),
    invalidates: dishesKey,
  })
  return { isAvailable: pending ?? dish.isAvailable, setAvailable: send }
}

/** Whether a dish is pinned: as chosen at once. The call toggles it, so there is no second one meanwhile. */
export function useDishPin(dish: MenuItem) {
  const texts = useTexts(dishTexts)
  const { send, pending } = useOfficeMutation('PATCH /api/menu-items/:id/pin', {
    subject: dish.id,
    request: (_isPinned: boolean) => ({ params: { id: dish.id } }),
    problems: officeMenuProblems,
    failed: { title: texts.error, description: texts.pinFailed },
    succeeded: () => texts.pinUpdated,
    onSuccess: useShowDish(),
    invalidates: dishesKey,
  })
  const togglePin = () => void (pending === undefined && send(!dish.isPinned))
  return { isPinned: pending ?? dish.isPinned, togglePin }
}

export function useDishDeletion(dish: MenuItem, onDone: () => void) {
  const texts = useTexts(dishTexts)
  const { send, isPending } = useOfficeMutation('DELETE /api/menu-items/:id', {
    subject: dish.id,
    request: () => ({ params: { id: dish.id } }),
    problems: officeMenuProblems,
    failed: { title: texts.error, description: texts.remove.failed },
    succeeded: () => texts.remove.done,
    onSuccess: onDone,
    invalidates: dishesKey,
  })
  return { remove: send, isPending }
}
