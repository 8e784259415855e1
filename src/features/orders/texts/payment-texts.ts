/** The texts about how an order is paid. They stand below the other texts on the page of a placed order, and on its ticket. */
const en = {
  cash: {
    'dine-in': (amount: string) => `You pay ${amount} in cash at your table.`,
    takeout: (amount: string) => `You pay ${amount} in cash at the counter when you pick up.`,
    delivery: (amount: string) => `You pay ${amount} in cash when the order is handed over.`,
  },
  transferByCall: (amount: string) =>
    `You pay ${amount} by bank transfer. The restaurant tells you the account when it contacts you.`,
  paid: {
    cash: (amount: string, when: string) => `Paid: ${amount} in cash, noted at ${when}. Thank you!`,
    transfer: (amount: string, when: string) =>
      `Paid: ${amount} by bank transfer, noted at ${when}. Thank you!`,
  },
  leftToPay: (amount: string) => `The order has changed since: ${amount} is still to be paid.`,
  paidTooMuch: (amount: string) =>
    `The order has changed since: you have paid ${amount} more than it costs. Please ask us for it.`,
}

const vi: typeof en = {
  cash: {
    'dine-in': (amount) => `Bạn trả ${amount} tiền mặt tại bàn.`,
    takeout: (amount) => `Bạn trả ${amount} tiền mặt tại quầy khi đến lấy.`,
    delivery: (amount) => `Bạn trả ${amount} tiền mặt khi nhận món.`,
  },
  transferByCall: (amount) => `Bạn chuyển khoản ${amount}. Nhà hàng sẽ báo số tài khoản khi liên hệ với bạn.`,
  paid: {
    cash: (amount, when) => `Đã thanh toán ${amount} tiền mặt, quán ghi nhận lúc ${when}. Cảm ơn bạn!`,
    transfer: (amount, when) =>
      `Đã thanh toán ${amount} bằng chuyển khoản, quán ghi nhận lúc ${when}. Cảm ơn bạn!`,
  },
  leftToPay: (amount) => `Sau đó đơn có thay đổi, còn ${amount} chưa thanh toán.`,
  paidTooMuch: (amount) =>
    `Sau đó đơn có thay đổi, bạn đã trả dư ${amount}. Bạn nhắn quán gửi lại phần dư nhé.`,
}

export const paymentTexts = { vi, en }
