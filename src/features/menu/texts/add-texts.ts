import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** The texts for adding a dish to the cart. The browser loads them together with the code that adds the dish. */
export const addTexts = inBothLanguages({
  added: ['Đã thêm vào giỏ hàng', 'Added to your cart'],
  addToOrder: ['Thêm vào đơn', 'Add to the order'],
  addedToOrder: ['Đã thêm vào đơn', 'Added to the order'],
  viewCart: ['Xem giỏ hàng', 'View cart'],
  saveChoices: ['Lưu lựa chọn', 'Save choices'],
  rejected: {
    'cart.too-many-pieces': [
      'Mỗi món đặt được tối đa 99 phần, giỏ hàng của bạn đã chạm mức đó.',
      'One dish can be ordered 99 times at most. Your cart already holds that many of it.',
    ],
    'cart.too-many-lines': [
      'Giỏ hàng đã đầy: mỗi đơn nhận tối đa 50 món khác nhau.',
      'Your cart is full: 50 different dishes are the most one order can hold.',
    ],
  },
})
