/** The code of a transfer, and the same to copy. */
const en = {
  title: 'Pay by bank transfer',
  more: 'Scan with your banking app. Amount and message are filled in for you.',
  qrLabel: (amount: string, message: string) => `VietQR code: transfer ${amount} with the message ${message}`,
  save: 'Save the code as a picture',
  saveMore:
    'Reading this on the phone you pay with? Save the picture and choose it in your banking app. Where it opens instead, press and hold it to save it.',
  bank: 'Bank',
  accountName: 'Account name',
  accountNumber: 'Account number',
  amount: 'Amount',
  message: 'Message',
  copy: {
    accountNumber: 'Copy account number',
    amount: 'Copy amount',
    message: 'Copy message',
  },
  copied: (text: string) => `Copied: ${text}`,
  notCopied: 'Could not copy. It is selected: press and hold it to copy it.',
}

const vi: typeof en = {
  title: 'Thanh toán chuyển khoản',
  more: 'Quét bằng ứng dụng ngân hàng, số tiền và nội dung đã được điền sẵn.',
  qrLabel: (amount, message) => `Mã VietQR: chuyển ${amount} với nội dung ${message}`,
  save: 'Lưu ảnh mã QR',
  saveMore:
    'Bạn thanh toán ngay trên điện thoại này? Lưu ảnh rồi chọn ảnh đó trong ứng dụng ngân hàng. Nếu ảnh chỉ mở ra, bạn nhấn giữ vào ảnh để lưu nhé.',
  bank: 'Ngân hàng',
  accountName: 'Chủ tài khoản',
  accountNumber: 'Số tài khoản',
  amount: 'Số tiền',
  message: 'Nội dung',
  copy: {
    accountNumber: 'Sao chép số tài khoản',
    amount: 'Sao chép số tiền',
    message: 'Sao chép nội dung',
  },
  copied: (text) => `Đã sao chép: ${text}`,
  notCopied: 'Chưa sao chép được. Dòng này đã được chọn sẵn, bạn nhấn giữ để sao chép nhé.',
}

export const transferTexts = { vi, en }
