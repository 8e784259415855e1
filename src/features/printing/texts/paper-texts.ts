import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** The words on tickets and bills that do not come from the order itself. */
export const paperTexts = inBothLanguages({
  repeat: ['IN LẠI', 'REPRINT'],
  station: { kitchen: ['PHIẾU BẾP', 'KITCHEN'], bar: ['PHIẾU BAR', 'BAR'] },
  change: {
    changed: ['SỬA ĐƠN', 'ORDER CHANGED'],
    cancelled: ['ĐÃ HUỶ – KHÔNG LÀM', 'CANCELLED – DO NOT COOK'],
  },
  atOnce: ['LÀM NGAY', 'AT ONCE'],
  types: {
    'dine-in': ['Ăn tại quán', 'Dine-in'],
    takeout: ['Mang về', 'Takeout'],
    delivery: ['Giao hàng', 'Delivery'],
  },
  placed: ['Đặt lúc', 'Placed at'],
  halved: ['Hai nửa', 'Two halves'],
  firstHalf: ['NỬA 1', 'HALF 1'],
  secondHalf: ['NỬA 2', 'HALF 2'],
  note: ['GHI CHÚ', 'NOTE'],
  allergy: ['DỊ ỨNG', 'ALLERGY'],
  noNote: ['BỎ GHI CHÚ CỦA ĐƠN', 'NOTE TAKEN BACK'],
  onScreen: ['xem trên màn hình', 'see the screen'],
  bill: ['HOÁ ĐƠN', 'BILL'],
  subtotal: ['Tạm tính', 'Subtotal'],
  vat: [(rate: string) => `VAT ${rate}%`, (rate: string) => `VAT ${rate}%`],
  vatWithin: [(rate: string) => `Trong đó VAT ${rate}%`, (rate: string) => `Of which VAT ${rate}%`],
  total: ['TỔNG CỘNG', 'TOTAL'],
  paid: ['Đã thanh toán', 'Paid'],
  unpaid: ['CHƯA THANH TOÁN', 'NOT PAID YET'],
  toPay: ['Còn phải trả', 'Still to pay'],
  toGiveBack: ['Trả lại khách', 'To give back'],
  via: { cash: ['tiền mặt', 'cash'], transfer: ['chuyển khoản', 'bank transfer'] },
  test: {
    title: ['IN THỬ', 'TEST'],
    sample: ['Ắ Ễ Ộ Ữ ỵ · bếp, sữa, ngỗng', 'Ắ Ễ Ộ Ữ ỵ'],
    hint: [
      'Nếu chữ rõ dấu và dải đen chạm hai mép giấy, máy in đã sẵn sàng.',
      'If the letters have their marks and the black bar reaches both edges, the printer is ready.',
    ],
  },
  thanks: ['Cảm ơn quý khách!', 'Thank you!'],
})
