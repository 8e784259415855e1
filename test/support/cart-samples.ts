import type { CartLine } from '#src/features/cart/rules/cart.ts'

/** A dish of the demo menu without choices. */
export const wine: CartLine = {
  id: 'red-wine',
  name: 'Red Wine (glass)',
  nameVi: 'Rượu Vang Đỏ (ly)',
  price: 98_000,
  image: null,
  quantity: 1,
  customization: null,
}
