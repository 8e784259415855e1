import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** The texts for the QR code of a bank transfer, and for copying the account number and the other data. */
export const transferTexts = inBothLanguages({
  title: ['Thanh toán chuyển khoản', 'Pay by bank transfer'],
  more: [
    'Quét bằng ứng dụng ngân hàng lúc nào tiện cho bạn, số tiền và nội dung đã được điền sẵn.',
    'Scan with your banking app whenever it suits you. Amount and message are filled in for you.',
  ],
  qrLabel: [
    (amount: string, message: string) => `Mã VietQR: chuyển ${amount} với nội dung ${message}`,
    (amount: string, message: string) => `VietQR code: transfer ${amount} with the message ${message}`,
  ],
  save: ['Lưu ảnh mã QR', 'Save the code as a picture'],
  payHere: [
    'Bạn thanh toán ngay trên điện thoại này? Lưu ảnh rồi chọn ảnh đó trong ứng dụng ngân hàng. Nếu ảnh chỉ mở ra, bạn nhấn giữ vào ảnh để lưu nhé.',
    'Reading this on the phone you pay with? Save the picture and choose it in your banking app. Where it opens instead, press and hold it to save it.',
  ],
  bank: ['Ngân hàng', 'Bank'],
  accountName: ['Chủ tài khoản', 'Account name'],
  accountNumber: ['Số tài khoản', 'Account number'],
  amount: ['Số tiền', 'Amount'],
  message: ['Nội dung', 'Message'],
  copy: {
    accountNumber: ['Sao chép số tài khoản', 'Copy account number'],
    amount: ['Sao chép số tiền', 'Copy amount'],
    message: ['Sao chép nội dung', 'Copy message'],
  },
  copied: [(text: string) => `Đã sao chép: ${text}`, (text: string) => `Copied: ${text}`],
  notCopied: [
    'Chưa sao chép được. Dòng này đã được chọn sẵn, bạn nhấn giữ để sao chép nhé.',
    'Could not copy. It is selected: press and hold it to copy it.',
  ],
})
