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
    'Trả bằng điện thoại này: lưu ảnh (hay nhấn giữ), rồi chọn ảnh trong ứng dụng ngân hàng.',
    'On this phone: save the picture (or hold it), then choose it in your banking app.',
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
