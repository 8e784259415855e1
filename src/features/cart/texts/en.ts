/** The cart's own texts: its lines and what can be done to them. */
export const en = {
  each: (price: string) => `${price} each`,
  quantityOf: (dish: string) => `Quantity of ${dish}`,
  fewer: (dish: string) => `One ${dish} fewer`,
  more: (dish: string) => `One ${dish} more`,
  removeLast: (dish: string) => `Remove the last ${dish}`,
  remove: (dish: string) => `Remove ${dish}`,
  removeShort: 'Remove',
  removed: (dish: string) => `${dish} removed from the cart`,
  undo: 'Undo',
  oldPrice: 'Price before',
  newPrice: 'Price now',
  whyThisPrice: 'Why this price?',
  perPiece: 'One piece',
  empty: {
    title: 'Nothing in here yet',
    description: 'The oven is hot. Pick a pizza, or build one of two halves.',
    toMenu: 'See the menu',
  },
}
