import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { formatTable } from '#src/kernel/table-label.ts'
import { fieldTexts } from '#src/web/texts/field-texts.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { menuTexts } from '#src/features/menu/texts/menu-texts.ts'
import { orderingTexts } from './ordering-texts.ts'
import { orderingProblems } from './problem-texts.ts'
import { orderFormTexts } from './office-form-texts.ts'

const tooLarge = {
  en: 'An order holds at most 99,999,999đ. Enter it as two.',
  vi: 'Mỗi đơn tối đa 99.999.999đ. Bạn tách thành hai đơn nhé.',
}

/** Texts for entering an order for a guest on the phone, in the office. */
export const phoneOrderTexts = inBothLanguages({
  resume: [
    (pieces: number) => `Đơn qua điện thoại (đang có ${pieces} món)`,
    (pieces: number) => `Phone order (${pieces} ${pieces === 1 ? 'item' : 'items'} so far)`,
  ],
  title: ['Đơn qua điện thoại', 'Phone order'],
  atTable: [
    (label: string) => (label === '' ? 'Đơn tại bàn' : `Đơn của ${formatTable(label, 'vi')}`),
    (label: string) => (label === '' ? 'Order at a table' : `Order of ${formatTable(label, 'en')}`),
  ],
  otherTable: ['Đã bỏ các món đang nhập cho bàn khác', 'What was entered for another table is discarded'],
  close: ['Đóng, phần đã nhập vẫn còn', 'Close; what has been entered stays'],
  loading: [officeTexts.vi.loading, officeTexts.en.loading],
  panels: ['Phần đang xem', 'What is shown'],
  dishes: ['Món', officeTexts.en.kinds.dish],
  order: ['Đơn', 'Order'],
  orderWith: [(pieces: number) => `Đơn (${pieces})`, (pieces: number) => `Order (${pieces})`],
  search: ['Tìm món', 'Find a dish'],
  category: ['Nhóm món', 'Category'],
  all: [officeTexts.vi.list.all, officeTexts.en.list.all],
  menu: {
    loading: ['Đang tải thực đơn…', 'Loading the menu…'],
    failed: [orderFormTexts.vi.adding.failed, orderFormTexts.en.adding.failed],
  },
  found: [menuTexts.vi.dishes, menuTexts.en.dishes],
  similar: [menuTexts.vi.similar, menuTexts.en.similar],
  noneFound: ['Không có món nào tên như vậy.', 'No dish is called that.'],
  soldOut: [menuTexts.vi.soldOut, menuTexts.en.soldOut],
  inOrder: [(pieces: number) => `Đã có ${pieces} trong đơn`, (pieces: number) => `${pieces} in the order`],
  empty: [
    'Chưa có món nào. Bạn chọn món khách gọi trong thực đơn nhé.',
    'No dishes yet. Choose what the guest asks for from the menu.',
  ],
  guest: ['Tên và số điện thoại khách (không bắt buộc)', 'The guest’s name and phone (optional)'],
  discard: ['Bỏ đơn', 'Discard'],
  discarded: ['Đã bỏ đơn đang nhập', 'The order has been discarded'],
  placed: {
    title: ['Đã nhập đơn', 'The order is entered'],
    for: ['Khách', 'For'],
    requested: ['Khách hẹn', 'Wanted at'],
    scheduled: ['Bắt đầu làm', 'Begins at'],
    another: ['Nhập đơn khác', 'Enter another'],
    details: ['Xem đơn', 'Show the order'],
  },
})

/** The texts of the ordering forms for staff who fill them in for a guest. */
export const phoneOrderingTexts: typeof orderingTexts = {
  en: {
    ...orderingTexts.en,
    review: {
      ...orderingTexts.en.review,
      lines: 'Dishes in the order',
      newPricesMore: 'They are marked below. Tell the guest before you go on.',
      newChoicesMore: 'What has changed is noted at each dish below. Tell the guest before you go on.',
      newVatMore: 'Tell the guest before you go on.',
      newVatIs: (before, now) =>
        `VAT is now ${now.rate}% instead of ${before.rate}%; the guest pays ${now.total} instead of ${before.total}.`,
      newTotalIs: (before, now) => `The guest pays ${now} instead of ${before}.`,
      uncheckedMore: 'The order is still here. Prices are checked again when it is entered.',
      tooLarge: tooLarge.en,
    },
    checkout: {
      ...orderingTexts.en.checkout,
      contact: 'The guest',
      phoneHint: 'The number to call back.',
      fulfilment: 'How does the guest want it?',
      deliveryNotice: 'The guest sends a courier or picks the order up. Please say so on the phone.',
      table: fieldTexts.en.table,
      tableHint: 'Where the guest will sit, if that is known.',
      atTime: 'At a certain time',
      closedNow: (when) => `The kitchen is closed right now and starts on it at ${when}.`,
      closedLong: 'The kitchen is closed right now. Agree on a time with the guest.',
      payment: 'How does the guest pay?',
      instructions: 'Note for the kitchen',
      place: 'Enter order',
    },
    again: {
      ...orderingTexts.en.again,
      all: (code) => `The dishes of order ${code} are in this order, at today’s prices`,
      some: (code) => `Part of order ${code} is in this order, at today’s prices`,
      'cart.too-many-lines': (dish) => `${dish} has no room in the order any more.`,
      'cart.too-many-pieces': (dish) => `${dish} would be more than an order takes of one dish.`,
    },
    failed: { ...orderingTexts.en.failed, title: 'The order is not entered yet' },
  },
  vi: {
    ...orderingTexts.vi,
    review: {
      ...orderingTexts.vi.review,
      lines: 'Các món trong đơn',
      newPricesMore: 'Giá mới được đánh dấu bên dưới. Bạn báo khách trước khi nhập tiếp nhé.',
      newChoicesMore: 'Thay đổi được ghi ở từng món bên dưới. Bạn báo khách trước khi nhập tiếp nhé.',
      newVatMore: 'Bạn báo khách trước khi nhập tiếp nhé.',
      uncheckedMore: 'Đơn vẫn còn nguyên. Giá sẽ được kiểm tra lại khi nhập đơn.',
      tooLarge: tooLarge.vi,
    },
    checkout: {
      ...orderingTexts.vi.checkout,
      contact: 'Khách hàng',
      phoneHint: 'Số để gọi lại cho khách.',
      fulfilment: 'Khách nhận món thế nào?',
      deliveryNotice: 'Khách tự đặt người giao hoặc đến lấy. Bạn báo khách qua điện thoại nhé.',
      table: fieldTexts.vi.table,
      tableHint: 'Bàn dành cho khách, nếu đã biết.',
      atTime: 'Vào giờ khách hẹn',
      closedNow: (when) => `Bếp đang nghỉ. Món sẽ được làm từ ${when}.`,
      closedLong: 'Bếp đang nghỉ. Bạn hẹn giờ với khách nhé.',
      payment: 'Khách thanh toán thế nào?',
      place: 'Nhập đơn',
    },
    again: {
      ...orderingTexts.vi.again,
      all: (code) => `Đã thêm các món của đơn ${code}, theo giá hôm nay`,
      some: (code) => `Đã thêm một phần đơn ${code}, theo giá hôm nay`,
      'cart.too-many-lines': (dish) => `Đơn đã đầy, chưa thêm được ${dish}.`,
      'cart.too-many-pieces': (dish) => `${dish}: cộng cả phần có sẵn thì quá số lượng của một đơn.`,
    },
    failed: { ...orderingTexts.vi.failed, title: 'Chưa nhập được đơn' },
  },
}

/** The error texts of the ordering forms for staff who fill them in, with a text for the case that their session has ended. */
export const phoneOrderProblems = {
  en: {
    ...orderingProblems.en,
    'orders.name-required': 'Please enter the guest’s name.',
    'orders.phone-required': 'Please enter the guest’s phone number.',
    'orders.amount-too-large': tooLarge.en,
    'orders.too-many-lines': 'An order holds at most 50 different dishes. Enter it as two.',
    'orders.no-lines': 'There are no dishes yet.',
    'orders.price-changed':
      'Prices or the total have changed. Accept the new ones, then enter the order again.',
    'orders.dishes-unavailable': 'Some dishes are no longer available. They are marked in the order.',
    'orders.not-enough-left': 'Only {left} left today of {dish}.',
    'orders.choices-invalid': 'Some dishes cannot be entered as chosen. They are marked in the order.',
    'orders.rejected': 'The order cannot be accepted.',
    'session.required': 'Please sign in again. What has been entered is still here then.',
    'session.forbidden': 'Your account may not enter orders.',
  },
  vi: {
    ...orderingProblems.vi,
    'orders.name-required': 'Bạn nhập tên khách nhé.',
    'orders.phone-required': 'Bạn nhập số điện thoại của khách nhé.',
    'orders.amount-too-large': tooLarge.vi,
    'orders.too-many-lines': 'Mỗi đơn tối đa 50 món khác nhau. Bạn tách thành hai đơn nhé.',
    'orders.no-lines': 'Chưa có món nào.',
    'orders.price-changed': 'Giá hoặc tổng tiền vừa thay đổi. Bạn đồng ý giá mới rồi nhập đơn lại nhé.',
    'orders.dishes-unavailable': 'Có món vừa hết. Các món đó được đánh dấu trong đơn.',
    'orders.not-enough-left': 'Hôm nay {dishVi} chỉ còn {left} phần.',
    'orders.choices-invalid': 'Có món chưa nhập được như đã chọn. Các món đó được đánh dấu trong đơn.',
    'orders.rejected': 'Chưa nhận được đơn này.',
    'session.required': 'Bạn đăng nhập lại nhé. Phần đã nhập vẫn còn.',
    'session.forbidden': 'Tài khoản của bạn không được nhập đơn.',
  },
}
