import type { CartLine } from '#src/features/cart/rules/cart.ts'

/**
 * Returns the address of a dish's picture by the dish's id; null if the dish has none. With `from`, a picture from above is
 * preferred, which half-and-half pizzas need.
 */
export type PictureOf = (dishId: string, from?: 'above') => string | null

interface PicturedDish {
  readonly id: string
  readonly imageUrl: string | null
  readonly aboveImageUrl: string | null
}

export function picturesIn(dishes: readonly PicturedDish[]): PictureOf {
  return (dishId, from) => {
    const dish = dishes.find(({ id }) => id === dishId)
    return (from === 'above' ? dish?.aboveImageUrl : undefined) ?? dish?.imageUrl ?? null
  }
}

type Choice = { readonly secondFlavor?: string | undefined }

interface ChosenDish {
  readonly id: string
  readonly customization: Choice | readonly Choice[] | null
}

/** The picture of the dish in a line, or the pictures of both dishes of a half-and-half pizza. */
export function linePictures(
  { id, customization }: ChosenDish,
  pictureOf: PictureOf,
): Pick<CartLine, 'image' | 'secondImage'> {
  const second = [customization ?? []].flat().find(({ secondFlavor }) => secondFlavor)?.secondFlavor
  return second === undefined
    ? { image: pictureOf(id) }
    : { image: pictureOf(id, 'above'), secondImage: pictureOf(second, 'above') }
}
