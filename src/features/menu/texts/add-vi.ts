import type { en } from './add-en.ts'

export const vi: typeof en = {
  added: 'Đã thêm vào giỏ hàng',
  viewCart: 'Xem giỏ hàng',
  rejected: {
    'cart.too-many-pieces': 'Mỗi món đặt được tối đa 99 phần, giỏ hàng của bạn đã chạm mức đó.',
    'cart.too-many-lines': 'Giỏ hàng đã đầy: mỗi đơn nhận tối đa 50 món khác nhau.',
  },
}
