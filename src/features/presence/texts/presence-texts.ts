import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** Texts about absences: periods in which no office screen was showing orders. */
export const presenceTexts = inBothLanguages({
  title: [
    (since: string, until: string) => `Từ ${since} đến ${until} không có máy nào xem đơn`,
    (since: string, until: string) => `From ${since} to ${until} no screen was watching the orders`,
  ],
  titleLasting: [
    (since: string) => `Từ ${since} không có máy nào xem đơn`,
    (since: string) => `Since ${since} no screen has been watching the orders`,
  ],
  /** How many earlier absences there were besides the last one. */
  andMore: [
    (count: number) => ` · còn ${count} lần nữa`,
    (count: number) => (count === 1 ? ' · and once before' : ` · and ${count} times before`),
  ],
  /** What the site told guests who ordered during the absence. */
  told: [
    'Khách đặt lúc đó được báo là chưa ai thấy đơn, và được mời gọi điện.',
    'Guests who ordered then were told that nobody had seen the order yet, and to call.',
  ],
  noOrders: ['Lúc đó không có đơn nào.', 'No order came in.'],
  orders: [
    (count: number) => (count === 1 ? 'Lúc đó có 1 đơn:' : `Lúc đó có ${count} đơn:`),
    (count: number) => (count === 1 ? '1 order came in:' : `${count} orders came in:`),
  ],
  unseen: ['chưa ai xem', 'not opened yet'],
  note: ['Đã rõ', 'Noted'],
  noteFailed: ['Chưa ghi được', 'Could not note it'],
  noteFailedMore: ['Bạn thử lại nhé.', 'Please try again.'],
})

export const presenceProblems = inBothLanguages({
  'presence.absence-not-found': ['Lời nhắc này đã được ghi nhận.', 'Somebody has noted this already.'],
})
