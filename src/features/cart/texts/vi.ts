import type { en } from './en.ts'

export const vi: typeof en = {
  each: (price) => `${price} một phần`,
  quantityOf: (dish) => `Số lượng ${dish}`,
  fewer: (dish) => `Bớt một phần ${dish}`,
  more: (dish) => `Thêm một phần ${dish}`,
  removeLast: (dish) => `Bỏ phần ${dish} cuối cùng`,
  remove: (dish) => `Bỏ ${dish}`,
  removeShort: 'Bỏ món',
  removed: (dish) => `Đã bỏ ${dish} khỏi giỏ`,
  undo: 'Hoàn tác',
  oldPrice: 'Giá trước',
  newPrice: 'Giá mới',
  whyThisPrice: 'Xem cách tính giá',
  perPiece: 'Một phần',
  empty: {
    title: 'Giỏ đang trống',
    description: 'Lò củi đã đỏ lửa. Chọn một chiếc bánh, hay tự ghép hai nửa hai vị nhé.',
    toMenu: 'Xem thực đơn',
  },
}
