/** Texts of adding a dish to the cart: they come with the code that does it. */
export const en = {
  added: 'Added to your cart',
  viewCart: 'View cart',
  rejected: {
    'cart.too-many-pieces':
      'One dish can be ordered 99 times at most. Your cart already holds that many of it.',
    'cart.too-many-lines': 'Your cart is full: 50 different dishes are the most one order can hold.',
  },
}
