import { useQueryClient } from '@tanstack/react-query'

import type { Availability } from '#src/kernel/availability.ts'
import { markEnglish } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import type { MenuItem } from '../../contract/menu.ts'
import { officeMenuProblems } from '../../texts/office-problem-texts.ts'
import { officeMenuTexts } from '../../texts/office-texts.ts'
import { AvailabilityRow } from './availability-row.tsx'
import { menuItemsQuery } from './menu-queries.ts'

/** A dish, and whether it can be ordered. */
export function DishAvailability({ dish }: { dish: MenuItem }) {
  const { availability, setAvailability } = useDishAvailability(dish)
  return <AvailabilityRow thing={dish} availability={availability} onChange={setAvailability} />
}

function useDishAvailability(dish: MenuItem) {
  const texts = useTexts(officeMenuTexts)
  const name = markEnglish(useLanguage(), dish.name, dish.nameVi)
  const client = useQueryClient()
  const { queryKey } = menuItemsQuery(useOfficeApi())
  const { send, pending } = useOfficeMutation('PATCH /api/menu-items/:id', {
    subject: dish.id,
    request: (body: Availability) => ({ params: { id: dish.id }, body }),
    problems: officeMenuProblems,
    failed: { title: texts.error, description: texts.failed },
    succeeded: ({ isAvailable }) => (isAvailable ? texts.nowAvailable(name) : texts.nowSoldOut(name)),
    onSuccess: (changed) =>
      client.setQueryData(queryKey, (dishes) =>
        dishes?.map((each) => (each.id === changed.id ? changed : each)),
      ),
    invalidates: '/api/menu-items',
  })
  return { availability: pending ?? dish, setAvailability: send }
}
