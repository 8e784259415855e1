import type { MenuItem } from '../../../menu/contract/menu.ts'
import { featuredDishes } from '../../../menu/rules/featured-dishes.ts'
import { DishCard } from '../../../menu/ui/parts/dish-card.tsx'
import { useDishOrdering } from '../../../menu/ui/parts/use-dish-ordering.tsx'

interface FeaturedDishCardsProps {
  /** Pinned dishes; sold-out ones are left out here (public site §2). */
  readonly dishes: readonly MenuItem[]
  readonly className?: string
}

/** The dishes of the house as cards one can order from. */
export function FeaturedDishCards({ dishes, className }: FeaturedDishCardsProps) {
  const { add, pendingId, dialog } = useDishOrdering()
  return (
    <>
      <div className={className}>
        {featuredDishes(dishes).map((dish) => (
          <DishCard key={dish.id} dish={dish} onAdd={add} pending={pendingId === dish.id} />
        ))}
      </div>
      {dialog}
    </>
  )
}
