import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** Texts of the button that orders the same again. What the cart then says about that order is in `ordering-texts.ts`. */
export const orderAgainTexts = inBothLanguages({
  orderAgain: ['Đặt lại như cũ', 'Order the same again'],
  failed: ['Chưa đặt lại được đơn này', 'This order could not be put into the cart'],
  failedHint: ['Bạn kiểm tra kết nối rồi thử lại nhé.', 'Please check your connection and try again.'],
  gone: ['Quán không còn lưu đơn này.', 'The restaurant no longer stores it.'],
})
