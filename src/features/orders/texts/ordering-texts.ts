import { inBothLanguages, pairsOf } from '#src/kernel/both-languages.ts'
import { fieldTexts } from '#src/web/texts/field-texts.ts'

/** A VAT rate in percent, and the total amount with this VAT. */
interface VatTotal {
  readonly rate: string
  readonly total: string
}

/** Texts for ordering, from the cart to the placed order. */
export const orderingTexts = inBothLanguages({
  close: [fieldTexts.vi.close, fieldTexts.en.close],
  subtotal: ['Tạm tính', 'Subtotal'],
  vat: [(rate: string) => `VAT ${rate}%`, (rate: string) => `VAT ${rate}%`],
  vatWithin: [(rate: string) => `Trong đó VAT ${rate}%`, (rate: string) => `Of which VAT ${rate}%`],
  total: ['Tổng thanh toán', 'Total to pay'],
  optional: [fieldTexts.vi.optional, fieldTexts.en.optional],
  summary: [
    (pieces: number) => `Đơn của bạn: ${pieces} món`,
    (pieces: number) => `Your order: ${pieces} ${pieces === 1 ? 'item' : 'items'}`,
  ],
  review: {
    title: ['Giỏ hàng của bạn', 'Your cart'],
    lines: ['Các món trong giỏ', 'Dishes in the cart'],
    checking: ['Đang xem lại giá hôm nay…', 'Checking today’s prices…'],
    checkout: ['Tiếp tục đặt hàng', 'Checkout'],
    acceptPrices: ['Đồng ý giá mới', 'Accept new prices'],
    acceptChoices: ['Đồng ý thay đổi', 'Accept changes'],
    acceptVat: ['Đồng ý tổng mới', 'Accept new total'],
    removeProblems: ['Bỏ các món này', 'Remove these dishes'],
    acceptAndOrder: ['Đồng ý giá mới và đặt hàng', 'Accept and place order'],
    acceptChoicesAndOrder: ['Đồng ý thay đổi và đặt hàng', 'Accept changes and place order'],
    acceptVatAndOrder: ['Đồng ý tổng mới và đặt hàng', 'Accept new total and order'],
    removeAndOrder: ['Bỏ các món này và đặt hàng', 'Remove these and place order'],
    newPrices: ['Có món vừa đổi giá', 'Some prices have changed'],
    newPricesMore: [
      'Giá mới được đánh dấu bên dưới. Bạn xem lại giúp Bếp trước khi đặt nhé.',
      'They are marked below. Please have a look before you go on.',
    ],
    newChoices: ['Có món vừa đổi lựa chọn', 'Some choices have changed'],
    newChoicesMore: [
      'Thay đổi được ghi ở từng món bên dưới. Bạn xem lại giúp Bếp trước khi đặt nhé.',
      'What has changed is noted at each dish below. Please have a look before you go on.',
    ],
    newVat: ['Thuế VAT vừa thay đổi', 'VAT has changed'],
    newVatMore: ['Bạn xem lại giúp Bếp trước khi đặt nhé.', 'Please have a look before you go on.'],
    newVatIs: [
      (before: VatTotal, now: VatTotal) =>
        `Thuế VAT nay là ${now.rate}% thay cho ${before.rate}%, tổng thanh toán là ${now.total} thay cho ${before.total}.`,
      (before: VatTotal, now: VatTotal) =>
        `VAT is now ${now.rate}% instead of ${before.rate}%; you pay ${now.total} instead of ${before.total}.`,
    ],
    newTotal: ['Tổng thanh toán vừa thay đổi', 'The total has changed'],
    newTotalIs: [
      (before: string, now: string) => `Tổng thanh toán là ${now} thay cho ${before}.`,
      (before: string, now: string) => `You pay ${now} instead of ${before}.`,
    ],
    problems: ['Có món chưa đặt được lúc này', 'Not everything can be ordered right now'],
    problemsMore: [
      'Các món được đánh dấu bên dưới không thể đặt như đã chọn. Bạn bỏ ra hoặc chọn lại để đặt tiếp nhé.',
      'The dishes marked below cannot be ordered as they are. Remove them or choose again to go on.',
    ],
    unchecked: ['Chưa xem lại được giá hôm nay.', 'We could not check today’s prices.'],
    uncheckedMore: [
      'Giỏ hàng vẫn còn nguyên. Bếp sẽ kiểm tra lại khi bạn đặt.',
      'Your cart is safe. We will check again when you order.',
    ],
    checkAgain: ['Kiểm tra lại', 'Check again'],
    toAdd: {
      title: ['Gọi thêm món kèm?', 'Something to go with it?'],
      add: [(dish: string) => `Thêm ${dish} vào giỏ`, (dish: string) => `Add ${dish} to the cart`],
    },
    line: {
      'orders.dish-sold-out': ['Món này tạm hết', 'Sold out at the moment'],
      'orders.not-enough-left': ['Hôm nay không còn đủ phần', 'Not enough left today'],
      'orders.dish-unknown': ['Món này không còn trong thực đơn', 'No longer on the menu'],
      'orders.choices-invalid': [
        'Chưa đặt được như đã chọn. Bạn chọn lại hoặc bỏ món nhé.',
        'It cannot be ordered as chosen. Please choose again or remove it.',
      ],
      required: [
        (schema: string) => `Món này giờ cần chọn: ${schema}.`,
        (schema: string) => `This dish now asks for a choice: ${schema}.`,
      ],
      requiredAndChosen: [
        (schema: string, chosen: string) => `Món này giờ cần chọn: ${schema}. Đã chọn sẵn ${chosen}.`,
        (schema: string, chosen: string) =>
          `This dish now asks for a choice: ${schema}. ${chosen} is selected for you.`,
      ],
      leftOut: [
        (reason: string) => `${reason}. Đã bỏ lựa chọn này.`,
        (reason: string) => `${reason}. It has been left out.`,
      ],
    },
    tooLarge: [
      'Đơn này quá lớn để đặt qua trang web. Bạn gọi cho Bếp nhé, chúng tôi rất sẵn lòng.',
      'This order is too large for the website. Please call us and we will gladly help.',
    ],
  },
  checkout: {
    ...pairsOf(fieldTexts),
    title: ['Thông tin đặt món', 'Checkout'],
    back: ['Quay lại giỏ hàng', 'Back to the cart'],
    place: ['Đặt hàng', 'Place order'],
    contact: ['Thông tin của bạn', 'Your details'],
    name: ['Họ và tên', fieldTexts.en.fullName],
    phoneHint: [
      'Bếp sẽ gọi số này để xác nhận đơn.',
      'We call this number to confirm your order. From abroad? Begin with + and the country code.',
    ],
    fulfilment: ['Bạn muốn nhận món thế nào?', 'How would you like it?'],
    deliveryNotice: [
      'Quán đang tạm ngưng giao hàng. Bạn vui lòng tự đặt người giao hoặc đến lấy tại quán. Nhân viên chỉ hỗ trợ liên hệ người giao hàng.',
      'Delivery is temporarily unavailable. Please send your own courier, or pick the order up yourself. Our staff can only help you find a courier.',
    ],
    deliveryOff: ['Hiện Bếp chưa nhận giao hàng.', 'We do not offer delivery at the moment.'],
    address: ['Địa chỉ giao hàng', 'Delivery address'],
    addressHint: ['Số nhà, tên đường, phường', 'House number, street, ward'],
    table: [fieldTexts.vi.yourTable, fieldTexts.en.yourTable],
    tableHint: [
      'Số ghi trên bàn, nếu bạn đã ngồi vào bàn.',
      'The number on the table, if you are seated already.',
    ],
    when: ['Khi nào?', 'When?'],
    asSoonAsPossible: ['Càng sớm càng tốt', 'As soon as possible'],
    atTime: ['Vào giờ tôi chọn', 'At a time of my choice'],
    day: ['Ngày', 'Day'],
    time: ['Giờ', 'Time'],
    chooseDay: ['Chọn ngày', 'Choose a day'],
    chooseTime: ['Chọn giờ', 'Choose a time'],
    closedNow: [
      (when: string) => `Bếp đang nghỉ. Món của bạn sẽ được làm từ ${when}.`,
      (when: string) => `The kitchen is closed right now. We will start on your order at ${when}.`,
    ],
    closedLong: [
      'Bếp đang nghỉ. Chúng tôi sẽ gọi để hẹn giờ với bạn.',
      'The kitchen is closed right now. We will call you to agree on a time.',
    ],
    payment: ['Bạn thanh toán thế nào?', 'How would you like to pay?'],
    missingInformation: ['Thiếu thông tin', 'Missing Information'],
    instructions: ['Ghi chú cho Bếp', 'Special instructions'],
    instructionsHint: [
      'Dị ứng, bớt cay, thêm nến sinh nhật…',
      'Allergies, less spicy, a candle for a birthday…',
    ],
  },
  later: {
    title: [
      (day: string) => `Đơn này cho ${day}, không phải hôm nay`,
      (day: string) => `This order is for ${day}, not for today`,
    ],
    closedToday: [
      (reason: string | undefined) => (reason ? `Hôm nay quán nghỉ (${reason}).` : 'Hôm nay quán nghỉ.'),
      (reason: string | undefined) =>
        reason ? `The restaurant is closed today (${reason}).` : 'The restaurant is closed today.',
    ],
    closedByNow: ['Hôm nay bếp đã nghỉ.', 'The kitchen has closed for today.'],
    from: [
      (time: string) => `Món sẽ được làm từ ${time} hôm đó.`,
      (time: string) => `We will start on it at ${time} that day.`,
    ],
  },
  success: {
    title: ['Cảm ơn bạn đã đặt món!', 'Thank you for your order!'],
    message: [
      'Nhà hàng sẽ liên hệ với bạn để xác nhận đơn và hướng dẫn thanh toán.',
      'The restaurant will contact you to confirm your order and provide payment instructions.',
    ],
    callFirst: [
      'Cảm ơn bạn! Với đơn này, Bếp xin gọi cho bạn trước, nói chuyện xong mới bắt đầu làm. Bạn chưa cần thanh toán ngay nhé.',
      'Thank you! For this order we call you first, and start cooking once we have spoken. Please wait with the payment until then.',
    ],
    code: ['Mã đơn của bạn', 'Your order number'],
    table: [fieldTexts.vi.table, fieldTexts.en.table],
    ticket: ['Theo dõi đơn hàng', 'Follow your order'],
  },
  elsewhere: {
    title: ['Bạn đã đặt các món này ở tab khác', 'You have ordered this in another tab'],
    message: [
      'Bếp đã nhận đơn, bạn không cần đặt lại. Thông tin bạn điền ở đây vẫn còn, nếu bạn muốn đặt thêm.',
      'We have your order, there is nothing more to do. What you typed here is still there, should you order again.',
    ],
    again: ['Đặt thêm một lần nữa', 'Order the same once more'],
  },
  again: {
    all: [
      (code: string) => `Các món của đơn ${code} đã vào giỏ, theo giá hôm nay`,
      (code: string) => `The dishes of order ${code} are in your cart, at today’s prices`,
    ],
    some: [
      (code: string) => `Một phần đơn ${code} đã vào giỏ, theo giá hôm nay`,
      (code: string) => `Part of order ${code} is in your cart, at today’s prices`,
    ],
    none: [
      (code: string) => `Lúc này chưa đặt lại được món nào của đơn ${code}`,
      (code: string) => `None of the dishes of order ${code} can be ordered right now`,
    ],
    price: [
      (dish: string, before: string, now: string) => `${dish}: nay ${now}, lần trước ${before}.`,
      (dish: string, before: string, now: string) => `${dish}: ${now} now, ${before} then.`,
    ],
    'orders.dish-unknown': [
      (dish: string) => `${dish} không còn trong thực đơn.`,
      (dish: string) => `${dish} is no longer on the menu.`,
    ],
    'orders.not-enough-left': [
      (dish: string) => `${dish}: hôm nay không còn đủ phần.`,
      (dish: string) => `${dish}: not enough left today.`,
    ],
    'orders.dish-sold-out': [
      (dish: string) => `${dish} tạm hết.`,
      (dish: string) => `${dish} is sold out at the moment.`,
    ],
    'cart.too-many-lines': [
      (dish: string) => `Giỏ đã đầy, chưa thêm được ${dish}.`,
      (dish: string) => `${dish} has no room in the cart any more.`,
    ],
    'cart.too-many-pieces': [
      (dish: string) => `${dish}: cộng cả phần có sẵn thì quá số lượng giỏ nhận được.`,
      (dish: string) => `${dish} would be more than the cart takes of one dish.`,
    ],
  },
  failed: {
    title: ['Đặt hàng thất bại', 'Order Failed'],
    tryLater: [fieldTexts.vi.tryLater, fieldTexts.en.tryLater],
  },
})
