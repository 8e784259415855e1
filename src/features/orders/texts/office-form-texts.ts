import { orderLabels } from './order-labels.ts'
import { addTexts } from '#src/features/menu/texts/add-texts.ts'
import { cartTexts } from '#src/features/cart/texts/cart-texts.ts'

/** The lines of an order that is edited, and its payment. */
const en = {
  lines: {
    fewer: (dish: string) => `One less of ${dish}`,
    more: (dish: string) => `One more of ${dish}`,
    remove: cartTexts.en.remove,
    lastLine: 'The last line cannot be removed',
    each: cartTexts.en.each,
    addedToday: 'added, at today’s price',
  },
  adding: {
    label: 'Add an item',
    add: addTexts.en.addToOrder,
    placeholder: 'Search the menu',
    nothing: 'No dish of this name can be ordered now.',
    failed: 'The menu could not be loaded.',
    notAdded: 'Not added',
    notAddedMore: 'The item could not be added',
    added: (dish: string) => `${dish} added`,
    full: 'An order holds at most 50 lines of 99 pieces.',
  },
  payment: {
    label: (code: string) => `Payment of ${code}`,
    unpaid: 'Not paid',
    paid: { cash: 'Paid in cash', transfer: 'Paid by transfer' },
    choices: { unpaid: 'Not paid', cash: orderLabels.en.payment.cash, transfer: 'Transfer' },
    set: (code: string, payment: string) => `${code}: ${payment}`,
    due: (amount: string) => `Still to pay: ${amount}`,
    back: (amount: string) => `To give back: ${amount}`,
  },
}

const vi: typeof en = {
  lines: {
    fewer: (dish) => `Bớt một ${dish}`,
    more: (dish) => `Thêm một ${dish}`,
    remove: cartTexts.vi.remove,
    lastLine: 'Không bỏ được món cuối cùng',
    each: cartTexts.vi.each,
    addedToday: 'mới thêm, theo giá hôm nay',
  },
  adding: {
    label: 'Thêm món',
    add: addTexts.vi.addToOrder,
    placeholder: 'Tìm trong thực đơn',
    nothing: 'Không có món nào tên như vậy đang bán.',
    failed: 'Chưa tải được thực đơn.',
    notAdded: 'Chưa thêm được',
    notAddedMore: 'Không thêm được món này',
    added: (dish) => `Đã thêm ${dish}`,
    full: 'Mỗi đơn tối đa 50 dòng, mỗi dòng 99 phần.',
  },
  payment: {
    label: (code) => `Thanh toán đơn ${code}`,
    unpaid: 'Chưa trả tiền',
    paid: { cash: 'Đã trả tiền mặt', transfer: 'Đã chuyển khoản' },
    choices: { unpaid: 'Chưa trả', cash: orderLabels.vi.payment.cash, transfer: 'Chuyển khoản' },
    set: (code, payment) => `${code}: ${payment}`,
    due: (amount) => `Còn thiếu ${amount}`,
    back: (amount) => `Cần trả lại ${amount}`,
  },
}

export const orderFormTexts = { vi, en }
