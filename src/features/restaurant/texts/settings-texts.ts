import { inBothLanguages } from '#src/kernel/both-languages.ts'
import type { Language } from '#src/kernel/language.ts'
import { restaurantTexts } from './restaurant-texts.ts'
import { settingsSectionTexts } from './settings-section-texts.ts'

/** Texts of the settings screen: its sections, their fields and its actions. */
export const settingsTexts = inBothLanguages({
  title: ['Cài đặt nhà hàng', 'Settings of the restaurant'],
  index: ['Tất cả cài đặt', 'All settings'],
  loading: ['Đang tải cài đặt…', 'Loading the settings…'],
  failed: ['Chưa tải được cài đặt.', 'The settings could not be loaded.'],
  saved: [(section: string) => `Đã lưu: ${section}`, (section: string) => `Saved: ${section}`],
  saveFailedMore: [
    (section: string) => `Chưa lưu được mục “${section}”`,
    (section: string) => `“${section}” could not be saved`,
  ],
  changedMeanwhile: ['Người khác vừa sửa mục này', 'Someone else has changed this meanwhile'],
  sections: [settingsSectionTexts.vi, settingsSectionTexts.en],
  fields: {
    name: ['Tên (tiếng Anh)', 'Name (English)'],
    nameVi: ['Tên (tiếng Việt)', 'Name (Vietnamese)'],
    tagline: ['Quán bán gì (tiếng Anh)', 'What it is (English)'],
    taglineVi: ['Quán bán gì (tiếng Việt)', 'What it is (Vietnamese)'],
    phone: [restaurantTexts.vi.hotline, restaurantTexts.en.hotline],
    email: ['Email', 'E-mail'],
    address: ['Địa chỉ (tiếng Anh)', 'Address (English)'],
    addressVi: ['Địa chỉ (tiếng Việt)', 'Address (Vietnamese)'],
    mapQuery: ['Tìm trên bản đồ', 'Looked for on the map'],
    latitude: ['Vĩ độ', 'Latitude'],
    longitude: ['Kinh độ', 'Longitude'],
    openingHours: ['Giờ', 'Hours'],
    weekday: ['Thứ', 'Weekday'],
    opens: ['Mở cửa', 'Opens'],
    closes: ['Đóng cửa', 'Closes'],
    closures: [settingsSectionTexts.vi.closures.title, settingsSectionTexts.en.closures.title],
    lunarClosures: [settingsSectionTexts.vi.lunarClosures.title, settingsSectionTexts.en.lunarClosures.title],
    specialHours: [settingsSectionTexts.vi.specialHours.title, settingsSectionTexts.en.specialHours.title],
    date: ['Ngày', 'Day'],
    lastDay: ['Đến hết ngày', 'Until'],
    reason: ['Lý do (tiếng Anh)', 'Reason (English)'],
    reasonVi: ['Lý do (tiếng Việt)', 'Reason (Vietnamese)'],
    deliveryMode: [settingsSectionTexts.vi.delivery.title, settingsSectionTexts.en.delivery.title],
    seats: ['Số chỗ ngồi', 'Seats'],
    stayMinutes: ['Thời gian ngồi (phút)', 'Length of stay in minutes'],
    taxMode: ['Giá và thuế GTGT', 'Prices and VAT'],
    callAboveOpen: [
      'Số đặt bàn và đơn đang mở của một số điện thoại',
      'Open bookings and orders of one number',
    ],
    callAboveGuests: ['Số khách của một lần đặt bàn', 'Guests of a booking'],
    callAboveAmount: ['Tổng tiền của một đơn', 'Total of an order'],
    pizzas: ['Số pizza mỗi 15 phút', 'Pizzas each 15 minutes'],
    minutes: ['Một đơn mất ít nhất (phút)', 'Minutes an order takes at least'],
    sizes: ['Cỡ bánh tính mấy phần', 'What sizes weigh'],
    halves: ['Bánh nửa nửa tính thêm', 'Half and half weighs more by'],
    perGuest: ['Số pizza mỗi khách đặt bàn', 'Pizzas for each booked guest'],
    withoutOven: ['Nhóm món không vào lò', 'Categories that need no oven'],
    tableList: ['Danh sách bàn', 'List of tables'],
    looksUpCallers: ['Cho xem khi nhập số điện thoại', 'Show it while a number is entered'],
    vatPeriods: ['Giai đoạn', 'Periods'],
    from: ['Từ ngày', 'From'],
    to: ['Đến ngày', 'Until'],
    rate: ['Thuế suất (%)', 'Rate in %'],
    bankBin: ['Mã ngân hàng (6 chữ số)', 'Number of the bank (6 digits)'],
    accountNumber: ['Số tài khoản', 'Account number'],
    accountName: ['Chủ tài khoản', 'Account holder'],
    facebookUrl: ['Facebook', 'Facebook'],
    instagramUrl: ['Instagram', 'Instagram'],
    linkedinUrl: ['LinkedIn', 'LinkedIn'],
    tiktokUrl: ['TikTok', 'TikTok'],
    authorLabel: ['Tác giả (tiếng Anh)', 'Author (English)'],
    authorLabelVi: ['Tác giả (tiếng Việt)', 'Author (Vietnamese)'],
    logoUrl: ['Logo', 'Logo'],
    logoAspect: ['Hình dạng logo', 'Shape of the logo'],
    socialImageUrl: ['Ảnh', 'Picture'],
    socialImageUrlVi: ['Ảnh tiếng Việt, nếu khác', 'Picture in Vietnamese, where it is another one'],
    copyright: ['Dòng bản quyền (tiếng Anh)', 'Copyright line (English)'],
    copyrightVi: ['Dòng bản quyền (tiếng Việt)', 'Copyright line (Vietnamese)'],
  },
  hints: {
    phone: ['Viết như khách sẽ đọc, ví dụ 0274 380 1234.', 'As guests shall read it, such as 0274 380 1234.'],
    bankBin: ['Mã NAPAS, ví dụ 970436 là Vietcombank.', 'Of NAPAS, such as 970436 for Vietcombank.'],
    accountName: [
      'Chữ in hoa không dấu, như ngân hàng ghi.',
      'In capitals without marks, as the bank writes it.',
    ],
    link: ['Địa chỉ đầy đủ, có https://', 'The whole address, with https://'],
    seats: ['Cùng một lúc', 'At the same time'],
    callAboveOpen: [
      'Cho hôm nay và những ngày tới. Nhiều hơn thì quán gọi trước.',
      'For today or later. Beyond so many you call first.',
    ],
    callAboveGuests: ['Đông hơn thì quán gọi trước.', 'Above so many you call first.'],
    callAboveAmount: ['Cao hơn mức này thì quán gọi trước.', 'Above this amount you call first.'],
    tableList: [
      'Số hoặc tên bàn, cách nhau bằng dấu phẩy; 1-12 là mười hai bàn.',
      'Numbers or names between commas; 1-12 means twelve tables.',
    ],
    pizzas: ['Để trống: không hẹn giờ', 'Empty: no times are promised'],
    minutes: [
      'Từ lúc nhận đơn, hay từ lúc mở cửa, đến khi món xong.',
      'From the order, or from opening, until it is ready.',
    ],
    sizes: [
      'Ví dụ: 16 cm = 1; 18 cm = 1,25. Cỡ không ghi tính 1.',
      'Such as: 16 cm = 1; 18 cm = 1.25. A size that is not listed weighs 1.',
    ],
    perGuest: [
      'Chỉ tính đặt bàn đã xác nhận mà khách chưa đến, trong giờ đầu. 0 hay để trống: không tính.',
      'For confirmed bookings whose guests are still to come, in their first hour. 0 or empty: none.',
    ],
    withoutOven: ['Bấm nhóm có món không cần nướng.', 'Press those whose dishes are not baked.'],
    to: ['Để trống: không có ngày cuối', 'Empty: without end'],
    lastDay: ['Để trống: nghỉ một ngày', 'Empty: one day'],
  },
  delivery: {
    off: ['Không giao hàng', 'No delivery'],
    'self-courier': ['Khách tự gọi người giao', 'The guest sends a courier'],
    on: ['Nhà hàng giao', 'The restaurant delivers'],
  },
  taxModes: {
    excluded: ['Giá chưa gồm thuế, cộng thêm khi thanh toán', 'Prices without VAT, which is added'],
    included: ['Giá đã gồm thuế', 'Prices with VAT'],
    none: ['Không tính thuế GTGT: hộ kinh doanh', 'No VAT: household business'],
  },
  taxModeHints: {
    excluded: [
      'Dành cho công ty tính thuế theo phương pháp khấu trừ, ghi giá chưa có thuế. Giỏ hàng và đơn cộng thêm thuế GTGT vào giá món. Chưa chắc thì bạn hỏi kế toán nhé.',
      'For a company that deducts input VAT and lists its prices without it. Cart and order add VAT to the prices. If in doubt, ask your accountant.',
    ],
    included: [
      'Dành cho công ty tính thuế theo phương pháp khấu trừ, ghi giá đã có thuế. Khách trả đúng giá trên thực đơn, đơn ghi rõ trong đó có bao nhiêu thuế GTGT. Chưa chắc thì bạn hỏi kế toán nhé.',
      'For a company that deducts input VAT and lists its prices with it. Guests pay the prices of the menu, and the order says how much of them is VAT. If in doubt, ask your accountant.',
    ],
    none: [
      'Dành cho hộ kinh doanh, và nơi tính thuế trực tiếp trên doanh thu, dùng hoá đơn bán hàng. Khách trả đúng giá trên thực đơn; trang web và đơn không nhắc đến thuế GTGT, các giai đoạn bên dưới không dùng đến. Chưa chắc thì bạn hỏi kế toán nhé.',
      'For a household business, and for whoever pays VAT on revenue and issues sales invoices. Guests pay the prices of the menu, and nothing on the site or on an order names VAT; the periods below are not used. If in doubt, ask your accountant.',
    ],
  },
  shapes: {
    square: ['Vuông', 'Square'],
    wide: ['Rộng gấp đôi', 'Twice as wide as high'],
    long: ['Rộng gấp ba', 'Three times as wide as high'],
    own: ['Như hiện tại', 'As it is'],
  },
  noLogo: ['Không có logo, khách thấy tên:', 'Without a logo guests see the name:'],
  noPicture: ['Chưa có ảnh', 'No picture'],
  weekdays: [restaurantTexts.vi.weekdays, restaurantTexts.en.weekdays],
  row: [(number: number) => `Dòng ${number}`, (number: number) => `Line ${number}`],
  addHours: ['Thêm giờ', 'Add hours'],
  addClosure: ['Thêm một hay nhiều ngày', 'Add one or more days'],
  addDate: ['Thêm giờ của một ngày', 'Add hours of a date'],
  closedAnyway: [
    'Ngày này quán nghỉ, nên giờ ghi ở đây không áp dụng.',
    'The restaurant is closed on this day, so these hours mean nothing.',
  ],
  addPeriod: ['Thêm giai đoạn', 'Add a period'],
  remove: [(row: string) => `Xoá ${row}`, (row: string) => `Remove ${row}`],
  more: [(rows: number) => `và ${rows} nữa`, (rows: number) => `and ${rows} more`],
  ovenExample: [
    (size: string, load: string) => `2 × ${size} và 1 × nửa nửa ${size} = ${load}`,
    (size: string, load: string) => `2 × ${size} and 1 × half and half of ${size} = ${load}`,
  ],
  ovenExampleAbout: [
    (pizzas: number, first: string) =>
      `Trên tổng ${pizzas} mỗi 15 phút; nhận lúc 18:00 thì xong sớm nhất ${first}.`,
    (pizzas: number, first: string) =>
      `Of ${pizzas} each 15 minutes; ordered at 18:00, ready at ${first} at the earliest.`,
  ],
  ovenPizza: ['pizza', 'pizza'],
  openMap: ['Thử trên Google Maps', 'Try it on Google Maps'],
  test: {
    title: ['Mã thử', 'Test code'],
    text: [
      (amount: string) =>
        `Quét bằng ứng dụng ngân hàng của bạn: tài khoản và số tiền ${amount} phải hiện đúng như ở đây. Đừng chuyển, hoặc chuyển cho chính mình.`,
      (amount: string) =>
        `Scan it with your banking app: account and ${amount} must appear as they are here. Do not send it, or send it to yourself.`,
    ],
    label: ['Mã VietQR đến tài khoản này, để thử', 'A VietQR code to the bank account, to try it'],
    message: ['Thu', 'Test'],
  },
})

/**
 * The label of each setting for places outside the form, such as audit entries: the label of its form field or, if the setting is
 * the only one in its section, the section's title.
 */
export function settingsLabels(language: Language) {
  const { fields, sections } = settingsTexts[language]
  return {
    ...fields,
    openingHours: sections.hours.title,
    capacity: sections.capacity.title,
    oven: sections.oven.title,
    vatPeriods: sections.vat.title,
    bankAccount: sections.bank.title,
    socialImageUrl: `${sections.shared.title} · ${fields.socialImageUrl}`,
    socialImageUrlVi: `${sections.shared.title} · ${fields.socialImageUrlVi}`,
  }
}
