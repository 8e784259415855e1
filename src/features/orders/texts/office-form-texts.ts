import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { orderLabels } from './order-labels.ts'
import { addTexts } from '#src/features/menu/texts/add-texts.ts'
import { cartTexts } from '#src/features/cart/texts/cart-texts.ts'

/** The texts in the edit form for an order's lines, and for its payment. */
export const orderFormTexts = inBothLanguages({
  lines: {
    fewer: [(dish: string) => `Bớt một ${dish}`, (dish: string) => `One less of ${dish}`],
    more: [(dish: string) => `Thêm một ${dish}`, (dish: string) => `One more of ${dish}`],
    remove: [cartTexts.vi.remove, cartTexts.en.remove],
    note: ['Ghi chú cho bếp', 'Note for the kitchen'],
    noteOf: [(dish: string) => `Ghi chú: ${dish}`, (dish: string) => `Note: ${dish}`],
    asSoonAsPossible: ['Càng sớm càng tốt', 'As soon as possible'],
    lastLine: ['Không bỏ được món cuối cùng', 'The last line cannot be removed'],
    each: [cartTexts.vi.each, cartTexts.en.each],
    addedToday: ['mới thêm, theo giá hôm nay', 'added, at today’s price'],
  },
  adding: {
    label: ['Thêm món', 'Add an item'],
    add: [addTexts.vi.addToOrder, addTexts.en.addToOrder],
    placeholder: ['Tìm trong thực đơn', 'Search the menu'],
    nothing: ['Không có món nào tên như vậy đang bán.', 'No dish of this name can be ordered now.'],
    failed: ['Chưa tải được thực đơn.', 'The menu could not be loaded.'],
    notAdded: ['Chưa thêm được', 'Not added'],
    notAddedMore: ['Không thêm được món này', 'The item could not be added'],
    added: [(dish: string) => `Đã thêm ${dish}`, (dish: string) => `${dish} added`],
    full: ['Mỗi đơn tối đa 50 dòng, mỗi dòng 99 phần.', 'An order holds at most 50 lines of 99 pieces.'],
  },
  payment: {
    label: [(code: string) => `Thanh toán đơn ${code}`, (code: string) => `Payment of ${code}`],
    unpaid: ['Chưa trả tiền', 'Not paid'],
    paid: {
      cash: ['Đã trả tiền mặt', 'Paid in cash'],
      transfer: ['Đã chuyển khoản', 'Paid by transfer'],
    },
    choices: {
      unpaid: ['Chưa trả tiền', 'Not paid'],
      cash: [orderLabels.vi.payment.cash, orderLabels.en.payment.cash],
      transfer: ['Chuyển khoản', 'Transfer'],
    },
    ask: {
      title: [(sum: string) => `Đã nhận ${sum} chưa?`, (sum: string) => `Have you received ${sum}?`],
      text: [
        'Đơn này trả bằng tiền mặt, chưa ghi là đã trả.',
        'This order is to be paid in cash, and is not noted as paid.',
      ],
      paid: ['Đã nhận tiền, hoàn tất', 'Received, done'],
      unpaid: ['Hoàn tất, chưa nhận tiền', 'Done, not paid'],
      back: ['Quay lại', 'Back'],
    },
    set: [
      (code: string, payment: string) => `${code}: ${payment}`,
      (code: string, payment: string) => `${code}: ${payment}`,
    ],
    due: [(amount: string) => `Còn thiếu ${amount}`, (amount: string) => `Still to pay: ${amount}`],
    back: [(amount: string) => `Cần trả lại ${amount}`, (amount: string) => `To give back: ${amount}`],
  },
})
