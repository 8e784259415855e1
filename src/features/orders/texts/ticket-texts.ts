import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** The texts of an order's ticket, which is the page that opens with the ticket's link. */
export const ticketTexts = inBothLanguages({
  refresh: ['Cập nhật', 'Refresh'],
  refreshFailed: [
    'Chưa xem được trạng thái mới nhất. Bạn thử lại nhé.',
    'The latest status could not be fetched. Please try again.',
  ],
  message: {
    pending: [
      'Nhà hàng sẽ liên hệ với bạn để xác nhận đơn và hướng dẫn thanh toán.',
      'The restaurant will contact you to confirm your order and provide payment instructions.',
    ],
    confirmed: [
      'Bếp đã nhận đơn và sẽ làm đúng hẹn.',
      'We have your order and will start on it in good time.',
    ],
    preparing: ['Món của bạn đang ở trong bếp.', 'Your order is in the kitchen.'],
    ready: [
      'Món đã xong. Dùng ngay khi còn nóng là ngon nhất!',
      'Your order is ready. Best while it is hot!',
    ],
    delivered: ['Món đã đến tay bạn. Chúc bạn ngon miệng!', 'Your order is with you. Enjoy your meal!'],
    completed: [
      'Cảm ơn bạn đã dùng bữa cùng Bếp. Hẹn gặp lại!',
      'Thank you for eating with us. Until next time!',
    ],
    cancelled: [
      'Đơn này đã được huỷ. Nếu bạn thấy có gì nhầm lẫn, gọi cho Bếp nhé.',
      'This order was cancelled. Please call us if that surprises you.',
    ],
  },
  cancelReason: [(reason: string) => `Lý do: ${reason}`, (reason: string) => `Reason: ${reason}`],
  changedAt: [
    (when: string) => `Nhà hàng đã sửa đơn này lúc ${when}.`,
    (when: string) => `The restaurant changed this order at ${when}.`,
  ],
  confirmOnly: [
    'Nhà hàng sẽ liên hệ với bạn để xác nhận đơn.',
    'The restaurant will contact you to confirm your order.',
  ],
  callFirst: [
    'Bếp đã nhận được đơn và xin gọi cho bạn trước, nói chuyện xong mới bắt đầu làm. Bạn chưa cần thanh toán ngay nhé.',
    'We have your order. We call you first, and start cooking once we have spoken. Please wait with the payment until then.',
  ],
  unattended: [
    'Chưa ai ở quán thấy đơn này. Bạn gọi cho Bếp giúp nhé.',
    'Nobody at the restaurant has seen this order yet. Please call us.',
  ],
  collect: ['Món đã xong, mời bạn đến lấy!', 'Your order is ready. Come and collect it!'],
  address: ['Địa chỉ quán', 'Restaurant'],
  copyLink: ['Sao chép đường dẫn', 'Copy the link'],
  linkCopied: ['Đã sao chép đường dẫn của đơn này.', 'The link to this order has been copied.'],
  linkNotCopied: [
    'Chưa sao chép được. Bạn sao chép giúp địa chỉ trên thanh trình duyệt nhé.',
    'Could not copy. Please copy the address from the address bar.',
  ],
  items: ['Món đã đặt', 'What you ordered'],
  note: ['Ghi chú', 'Note'],
  subtotal: ['Tạm tính', 'Subtotal'],
  vat: [(rate: string) => `VAT ${rate}%`, (rate: string) => `VAT ${rate}%`],
  vatWithin: [(rate: string) => `Trong đó VAT ${rate}%`, (rate: string) => `Of which VAT ${rate}%`],
  total: ['Tổng thanh toán', 'Total to pay'],
  details: ['Chi tiết', 'Details'],
  type: ['Hình thức', 'How'],
  when: ['Thời gian', 'When'],
  payment: ['Thanh toán', 'Payment'],
  toMenu: ['Về thực đơn', 'Back to the menu'],
})
