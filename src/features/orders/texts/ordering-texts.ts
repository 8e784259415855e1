import { fieldTexts } from '#src/web/texts/field-texts.ts'

/** The rate of VAT, in percent, and what is to be paid by it. */
interface VatTotal {
  readonly rate: string
  readonly total: string
}

/** Ordering, from the cart to the placed order. */
const en = {
  close: fieldTexts.en.close,
  subtotal: 'Subtotal',
  vat: (rate: string) => `VAT ${rate}%`,
  vatWithin: (rate: string) => `Of which VAT ${rate}%`,
  total: 'Total to pay',
  optional: fieldTexts.en.optional,
  summary: (pieces: number) => `Your order: ${pieces} ${pieces === 1 ? 'item' : 'items'}`,

  review: {
    title: 'Your cart',
    lines: 'Dishes in the cart',
    checking: 'Checking today’s prices…',
    checkout: 'Checkout',
    acceptPrices: 'Accept new prices',
    acceptChoices: 'Accept changes',
    acceptVat: 'Accept new total',
    removeProblems: 'Remove these dishes',
    acceptAndOrder: 'Accept and place order',
    acceptChoicesAndOrder: 'Accept changes and place order',
    acceptVatAndOrder: 'Accept new total and order',
    removeAndOrder: 'Remove these and place order',
    newPrices: 'Some prices have changed',
    newPricesMore: 'They are marked below. Please have a look before you go on.',
    newChoices: 'Some choices have changed',
    newChoicesMore: 'What has changed is noted at each dish below. Please have a look before you go on.',
    newVat: 'VAT has changed',
    newVatMore: 'Please have a look before you go on.',
    newVatIs: (before: VatTotal, now: VatTotal) =>
      `VAT is now ${now.rate}% instead of ${before.rate}%; you pay ${now.total} instead of ${before.total}.`,
    newTotal: 'The total has changed',
    newTotalIs: (before: string, now: string) => `You pay ${now} instead of ${before}.`,
    problems: 'Not everything can be ordered right now',
    problemsMore:
      'The dishes marked below cannot be ordered as they are. Remove them or choose again to go on.',
    unchecked: 'We could not check today’s prices.',
    uncheckedMore: 'Your cart is safe. We will check again when you order.',
    checkAgain: 'Check again',
    line: {
      'orders.dish-sold-out': 'Sold out at the moment',
      'orders.dish-unknown': 'No longer on the menu',
      'orders.choices-invalid': 'It cannot be ordered as chosen. Please choose again or remove it.',
      required: (schema: string) => `This dish now asks for a choice: ${schema}.`,
      requiredAndChosen: (schema: string, chosen: string) =>
        `This dish now asks for a choice: ${schema}. ${chosen} is selected for you.`,
      leftOut: (reason: string) => `${reason}. It has been left out.`,
    },
    tooLarge: 'This order is too large for the website. Please call us and we will gladly help.',
  },

  checkout: {
    ...fieldTexts.en,
    title: 'Checkout',
    back: 'Back to the cart',
    place: 'Place order',
    contact: 'Your details',
    name: fieldTexts.en.fullName,
    phoneHint: 'We call this number to confirm your order. From abroad? Begin with + and the country code.',
    fulfilment: 'How would you like it?',
    deliveryNotice:
      'Delivery is temporarily unavailable. Please send your own courier, or pick the order up yourself. Our staff can only help you find a courier.',
    deliveryOff: 'We do not offer delivery at the moment.',
    address: 'Delivery address',
    addressHint: 'House number, street, ward',
    table: fieldTexts.en.yourTable,
    tableHint: 'The number on the table, if you are seated already.',
    when: 'When?',
    asSoonAsPossible: 'As soon as possible',
    atTime: 'At a time of my choice',
    day: 'Day',
    time: 'Time',
    chooseDay: 'Choose a day',
    chooseTime: 'Choose a time',
    closedNow: (when: string) => `The kitchen is closed right now. We will start on your order at ${when}.`,
    closedLong: 'The kitchen is closed right now. We will call you to agree on a time.',
    payment: 'How would you like to pay?',
    missingInformation: 'Missing Information',
    instructions: 'Special instructions',
    instructionsHint: 'Allergies, less spicy, a candle for a birthday…',
  },

  later: {
    title: (day: string) => `This order is for ${day}, not for today`,
    closedToday: (reason: string | undefined) =>
      reason ? `The restaurant is closed today (${reason}).` : 'The restaurant is closed today.',
    closedByNow: 'The kitchen has closed for today.',
    from: (time: string) => `We will start on it at ${time} that day.`,
  },

  success: {
    title: 'Thank you for your order!',
    message: 'The restaurant will contact you to confirm your order and provide payment instructions.',
    callFirst:
      'Thank you! For this order we call you first, and start cooking once we have spoken. Please wait with the payment until then.',
    code: 'Your order number',
    table: fieldTexts.en.table,
    ticket: 'Follow your order',
  },

  elsewhere: {
    title: 'You have ordered this in another tab',
    message:
      'We have your order, there is nothing more to do. What you typed here is still there, should you order again.',
    again: 'Order the same once more',
  },

  again: {
    all: (code: string) => `The dishes of order ${code} are in your cart, at today’s prices`,
    some: (code: string) => `Part of order ${code} is in your cart, at today’s prices`,
    none: (code: string) => `None of the dishes of order ${code} can be ordered right now`,
    price: (dish: string, before: string, now: string) => `${dish}: ${now} now, ${before} then.`,
    'orders.dish-unknown': (dish: string) => `${dish} is no longer on the menu.`,
    'orders.dish-sold-out': (dish: string) => `${dish} is sold out at the moment.`,
    'cart.too-many-lines': (dish: string) => `${dish} has no room in the cart any more.`,
    'cart.too-many-pieces': (dish: string) => `${dish} would be more than the cart takes of one dish.`,
  },

  failed: { title: 'Order Failed', tryLater: fieldTexts.en.tryLater },
}

const vi: typeof en = {
  close: fieldTexts.vi.close,
  subtotal: 'Tạm tính',
  vat: (rate) => `VAT ${rate}%`,
  vatWithin: (rate) => `Trong đó VAT ${rate}%`,
  total: 'Tổng thanh toán',
  optional: fieldTexts.vi.optional,
  summary: (pieces) => `Đơn của bạn: ${pieces} món`,

  review: {
    title: 'Giỏ hàng của bạn',
    lines: 'Các món trong giỏ',
    checking: 'Đang xem lại giá hôm nay…',
    checkout: 'Tiếp tục đặt hàng',
    acceptPrices: 'Đồng ý giá mới',
    acceptChoices: 'Đồng ý thay đổi',
    acceptVat: 'Đồng ý tổng mới',
    removeProblems: 'Bỏ các món này',
    acceptAndOrder: 'Đồng ý giá mới và đặt hàng',
    acceptChoicesAndOrder: 'Đồng ý thay đổi và đặt hàng',
    acceptVatAndOrder: 'Đồng ý tổng mới và đặt hàng',
    removeAndOrder: 'Bỏ các món này và đặt hàng',
    newPrices: 'Có món vừa đổi giá',
    newPricesMore: 'Giá mới được đánh dấu bên dưới. Bạn xem lại giúp Bếp trước khi đặt nhé.',
    newChoices: 'Có món vừa đổi lựa chọn',
    newChoicesMore: 'Thay đổi được ghi ở từng món bên dưới. Bạn xem lại giúp Bếp trước khi đặt nhé.',
    newVat: 'Thuế VAT vừa thay đổi',
    newVatMore: 'Bạn xem lại giúp Bếp trước khi đặt nhé.',
    newVatIs: (before, now) =>
      `Thuế VAT nay là ${now.rate}% thay cho ${before.rate}%, tổng thanh toán là ${now.total} thay cho ${before.total}.`,
    newTotal: 'Tổng thanh toán vừa thay đổi',
    newTotalIs: (before, now) => `Tổng thanh toán là ${now} thay cho ${before}.`,
    problems: 'Có món chưa đặt được lúc này',
    problemsMore:
      'Các món được đánh dấu bên dưới không thể đặt như đã chọn. Bạn bỏ ra hoặc chọn lại để đặt tiếp nhé.',
    unchecked: 'Chưa xem lại được giá hôm nay.',
    uncheckedMore: 'Giỏ hàng vẫn còn nguyên. Bếp sẽ kiểm tra lại khi bạn đặt.',
    checkAgain: 'Kiểm tra lại',
    line: {
      'orders.dish-sold-out': 'Món này tạm hết',
      'orders.dish-unknown': 'Món này không còn trong thực đơn',
      'orders.choices-invalid': 'Chưa đặt được như đã chọn. Bạn chọn lại hoặc bỏ món nhé.',
      required: (schema) => `Món này giờ cần chọn: ${schema}.`,
      requiredAndChosen: (schema, chosen) => `Món này giờ cần chọn: ${schema}. Đã chọn sẵn ${chosen}.`,
      leftOut: (reason) => `${reason}. Đã bỏ lựa chọn này.`,
    },
    tooLarge: 'Đơn này quá lớn để đặt qua trang web. Bạn gọi cho Bếp nhé, chúng tôi rất sẵn lòng.',
  },

  checkout: {
    ...fieldTexts.vi,
    title: 'Thông tin đặt món',
    back: 'Quay lại giỏ hàng',
    place: 'Đặt hàng',
    contact: 'Thông tin của bạn',
    name: 'Họ và tên',
    phoneHint: 'Bếp sẽ gọi số này để xác nhận đơn.',
    fulfilment: 'Bạn muốn nhận món thế nào?',
    deliveryNotice:
      'Quán đang tạm ngưng giao hàng. Bạn vui lòng tự đặt người giao hoặc đến lấy tại quán. Nhân viên chỉ hỗ trợ liên hệ người giao hàng.',
    deliveryOff: 'Hiện Bếp chưa nhận giao hàng.',
    address: 'Địa chỉ giao hàng',
    addressHint: 'Số nhà, tên đường, phường',
    table: fieldTexts.vi.yourTable,
    tableHint: 'Số ghi trên bàn, nếu bạn đã ngồi vào bàn.',
    when: 'Khi nào?',
    asSoonAsPossible: 'Càng sớm càng tốt',
    atTime: 'Vào giờ tôi chọn',
    day: 'Ngày',
    time: 'Giờ',
    chooseDay: 'Chọn ngày',
    chooseTime: 'Chọn giờ',
    closedNow: (when) => `Bếp đang nghỉ. Món của bạn sẽ được làm từ ${when}.`,
    closedLong: 'Bếp đang nghỉ. Chúng tôi sẽ gọi để hẹn giờ với bạn.',
    payment: 'Bạn thanh toán thế nào?',
    missingInformation: 'Thiếu thông tin',
    instructions: 'Ghi chú cho Bếp',
    instructionsHint: 'Dị ứng, bớt cay, thêm nến sinh nhật…',
  },

  later: {
    title: (day) => `Đơn này cho ${day}, không phải hôm nay`,
    closedToday: (reason) => (reason ? `Hôm nay quán nghỉ (${reason}).` : 'Hôm nay quán nghỉ.'),
    closedByNow: 'Hôm nay bếp đã nghỉ.',
    from: (time) => `Món sẽ được làm từ ${time} hôm đó.`,
  },

  success: {
    title: 'Cảm ơn bạn đã đặt món!',
    message: 'Nhà hàng sẽ liên hệ với bạn để xác nhận đơn và hướng dẫn thanh toán.',
    callFirst:
      'Cảm ơn bạn! Với đơn này, Bếp xin gọi cho bạn trước, nói chuyện xong mới bắt đầu làm. Bạn chưa cần thanh toán ngay nhé.',
    code: 'Mã đơn của bạn',
    table: fieldTexts.vi.table,
    ticket: 'Theo dõi đơn hàng',
  },

  elsewhere: {
    title: 'Bạn đã đặt các món này ở tab khác',
    message:
      'Bếp đã nhận đơn, bạn không cần đặt lại. Thông tin bạn điền ở đây vẫn còn, nếu bạn muốn đặt thêm.',
    again: 'Đặt thêm một lần nữa',
  },

  again: {
    all: (code) => `Các món của đơn ${code} đã vào giỏ, theo giá hôm nay`,
    some: (code) => `Một phần đơn ${code} đã vào giỏ, theo giá hôm nay`,
    none: (code) => `Lúc này chưa đặt lại được món nào của đơn ${code}`,
    price: (dish, before, now) => `${dish}: nay ${now}, lần trước ${before}.`,
    'orders.dish-unknown': (dish) => `${dish} không còn trong thực đơn.`,
    'orders.dish-sold-out': (dish) => `${dish} tạm hết.`,
    'cart.too-many-lines': (dish) => `Giỏ đã đầy, chưa thêm được ${dish}.`,
    'cart.too-many-pieces': (dish) => `${dish}: cộng cả phần có sẵn thì quá số lượng giỏ nhận được.`,
  },

  failed: { title: 'Đặt hàng thất bại', tryLater: fieldTexts.vi.tryLater },
}

export const orderingTexts = { vi, en }
