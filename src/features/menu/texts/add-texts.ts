/** The texts for adding a dish to the cart. They load together with the code that adds it. */
const en = {
  added: 'Added to your cart',
  addToOrder: 'Add to the order',
  addedToOrder: 'Added to the order',
  viewCart: 'View cart',
  saveChoices: 'Save choices',
  rejected: {
    'cart.too-many-pieces':
      'One dish can be ordered 99 times at most. Your cart already holds that many of it.',
    'cart.too-many-lines': 'Your cart is full: 50 different dishes are the most one order can hold.',
  },
}

const vi: typeof en = {
  added: 'Đã thêm vào giỏ hàng',
  addToOrder: 'Thêm vào đơn',
  addedToOrder: 'Đã thêm vào đơn',
  viewCart: 'Xem giỏ hàng',
  saveChoices: 'Lưu lựa chọn',
  rejected: {
    'cart.too-many-pieces': 'Mỗi món đặt được tối đa 99 phần, giỏ hàng của bạn đã chạm mức đó.',
    'cart.too-many-lines': 'Giỏ hàng đã đầy: mỗi đơn nhận tối đa 50 món khác nhau.',
  },
}

export const addTexts = { vi, en }
