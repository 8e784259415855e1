import { inBothLanguages } from '#src/kernel/both-languages.ts'

/**
 * The texts of the button by which a guest orders the same again. The texts that the cart then shows are in `ordering-texts.ts`.
 */
export const orderAgainTexts = inBothLanguages({
  orderAgain: ['Đặt lại như cũ', 'Order the same again'],
  failed: ['Chưa đặt lại được đơn này', 'This order could not be put into the cart'],
  failedHint: ['Bạn kiểm tra kết nối rồi thử lại nhé.', 'Please check your connection and try again.'],
  gone: ['Quán không còn lưu đơn này.', 'The restaurant no longer stores it.'],
})
