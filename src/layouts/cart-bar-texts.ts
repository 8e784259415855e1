/** The bar at the foot of a phone's screen that leads to the cart. */
const en = {
  label: 'Your cart',
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  view: 'View cart',
}

const vi: typeof en = {
  label: 'Giỏ hàng',
  items: (count) => `${count} món`,
  view: 'Xem giỏ',
}

export const cartBarTexts = { vi, en }
