import type { CustomizableDish, Flavour } from './choice.ts'

/** The dishes that may be the second half: available, of the same category, not the dish itself. */
export function secondFlavours<F extends Flavour>(
  dish: Pick<CustomizableDish, 'id' | 'categoryId'>,
  flavours: readonly F[],
): F[] {
  return flavours.filter(
    ({ id, categoryId, isAvailable }) => isAvailable && categoryId === dish.categoryId && id !== dish.id,
  )
}

/** What a second flavour shows as its price: half of its own, in whole VND. */
export function secondFlavourSurcharge({ price }: Pick<Flavour, 'price'>): number {
  return Math.round(price / 2)
}
