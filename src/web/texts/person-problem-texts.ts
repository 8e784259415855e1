/** Error texts for fields about a person, such as the name. They are the same for guests and staff. */
const en = {
  'name-required': 'Please enter your name.',
  'email-required': 'Please enter your e-mail address.',
  'email-invalid': 'Please enter a valid e-mail address, such as lan@example.com.',
  'phone-required': 'Please enter your phone number.',
  'phone-extra': 'Please enter one number alone, such as 0900 000 000.',
  'phone-invalid':
    'This number does not look right. Write it like 0900 000 000 or, from another country, like +44 20 7946 0018.',
}

const vi: typeof en = {
  'name-required': 'Vui lòng nhập tên của bạn.',
  'email-required': 'Vui lòng nhập địa chỉ email.',
  'email-invalid': 'Vui lòng nhập đúng địa chỉ email, ví dụ lan@example.com.',
  'phone-required': 'Vui lòng nhập số điện thoại.',
  'phone-extra': 'Ở đây bạn chỉ ghi một số điện thoại thôi nhé, ví dụ 0900 000 000.',
  'phone-invalid':
    'Số điện thoại chưa đúng. Bạn ghi như 0900 000 000, còn số nước ngoài thì ghi cả dấu + và mã nước, như +44 20 7946 0018.',
}

const byCode =
  (texts: typeof en) =>
  <Feature extends string>(feature: Feature) =>
    Object.fromEntries(Object.entries(texts).map(([code, text]) => [`${feature}.${code}`, text])) as Readonly<
      Record<`${Feature}.${keyof typeof en}`, string>
    > // this type is right, because the keys have been put together here

/** The same texts under a feature's error codes, such as `orders.name-required`. */
export const personProblems = { vi: byCode(vi), en: byCode(en) }

/** Error texts for the field in which a guest chooses the time of an order or a booking. */
export const timeProblems = {
  en: {
    past: 'This time has passed. Please choose a later one.',
    closed: 'We are closed at this time. Please choose another one.',
    between: 'We are closed at this time, between two openings. Please choose an earlier or a later one.',
  },
  vi: {
    past: 'Giờ này đã qua, bạn chọn giờ muộn hơn nhé.',
    closed: 'Giờ này quán nghỉ, bạn chọn giờ khác nhé.',
    between: 'Giờ này quán nghỉ giữa hai lần mở cửa, bạn chọn giờ sớm hơn hoặc muộn hơn nhé.',
  },
}
