/** Ordering the same again. What is said of it in the cart stands in the texts of ordering. */
const en = {
  orderAgain: 'Order the same again',
  failed: 'This order could not be put into the cart',
  failedHint: 'Please check your connection and try again.',
  gone: 'The restaurant no longer stores it.',
}

const vi: typeof en = {
  orderAgain: 'Đặt lại như cũ',
  failed: 'Chưa đặt lại được đơn này',
  failedHint: 'Bạn kiểm tra kết nối rồi thử lại nhé.',
  gone: 'Quán không còn lưu đơn này.',
}

export const orderAgainTexts = { vi, en }
