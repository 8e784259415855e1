/** How an order is paid: shown beneath what every guest reads when an order is placed, and on its ticket. */
const en = {
  cash: {
    'dine-in': (amount: string) => `You pay ${amount} in cash at your table.`,
    takeout: (amount: string) => `You pay ${amount} in cash at the counter when you pick up.`,
    delivery: (amount: string) => `You pay ${amount} in cash when the order is handed over.`,
  },
  transferByCode: (amount: string) =>
    `You pay ${amount} by bank transfer. Scan the code below whenever it suits you.`,
  transferByCall: (amount: string) =>
    `You pay ${amount} by bank transfer. The restaurant tells you the account when it contacts you.`,
}

const vi: typeof en = {
  cash: {
    'dine-in': (amount) => `Bạn trả ${amount} tiền mặt tại bàn.`,
    takeout: (amount) => `Bạn trả ${amount} tiền mặt tại quầy khi đến lấy.`,
    delivery: (amount) => `Bạn trả ${amount} tiền mặt khi nhận món.`,
  },
  transferByCode: (amount) => `Bạn chuyển khoản ${amount}. Quét mã bên dưới lúc nào tiện cho bạn.`,
  transferByCall: (amount) => `Bạn chuyển khoản ${amount}. Nhà hàng sẽ báo số tài khoản khi liên hệ với bạn.`,
}

export const paymentTexts = { vi, en }
