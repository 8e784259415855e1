import type { Availability } from '#src/kernel/availability.ts'
import { useTexts } from '#src/web/language.tsx'
import { useResourceWrite, useRowName, useShowRow } from '#src/web/office/resource/resource-calls.ts'
import type { MenuItem } from '../../contract/menu.ts'
import { officeMenuTexts } from '../../texts/office-texts.ts'
import { AvailabilityRow } from './availability-row.tsx'
import { DishCount } from './dish-count.tsx'
import { dishResource } from './dish-resource.tsx'

/** A dish with the switch for whether guests can order it. */
export function DishAvailability({ dish }: { dish: MenuItem }) {
  const { availability, setAvailability } = useDishAvailability(dish)
  return (
    <AvailabilityRow
      thing={dish}
      availability={availability}
      missing={dish.missing}
      onChange={setAvailability}
    >
      <DishCount dish={dish} />
    </AvailabilityRow>
  )
}

function useDishAvailability(dish: MenuItem) {
  const texts = useTexts(officeMenuTexts)
  const nameOf = useRowName(dishResource)
  const { send, pending } = useResourceWrite(dishResource, {
    subject: dish.id,
    write: (body: Availability, api) =>
      api.call('PATCH /api/menu-items/:id', { params: { id: dish.id }, body }),
    failed: texts.failed,
    succeeded: (changed) => (changed.isAvailable ? texts.nowAvailable : texts.nowSoldOut)(nameOf(changed)),
    onSuccess: useShowRow(dishResource),
  })
  return { availability: pending ?? dish, setAvailability: send }
}
