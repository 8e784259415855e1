import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** The texts, in the checkout and in the office, about the times at which an order can be ready. */
export const orderTimesTexts = inBothLanguages({
  promised: ['Giờ hẹn xong', 'Promised time'],
  readyAbout: [(when: string) => `Sẵn sàng khoảng ${when}.`, (when: string) => `Ready about ${when}.`],
  startsAbout: [
    (when: string) => `Bếp bắt đầu làm đơn này từ ${when}.`,
    (when: string) => `The kitchen begins with your order at ${when}.`,
  ],
  paused: [
    (when: string) => `Bếp đang tạm nghỉ tay đến ${when}.`,
    (when: string) => `The kitchen is taking a short break until ${when}.`,
  ],
  full: [(time: string) => `${time} · đã kín`, (time: string) => `${time} · full`],
  nextFree: ['Giờ còn trống gần nhất', 'The next free times'],
  move: [(minutes: number) => `+${minutes} phút`, (minutes: number) => `+${minutes} min`],
  moveOf: [
    (minutes: number, code: string) => `Dời giờ hẹn của đơn ${code} thêm ${minutes} phút`,
    (minutes: number, code: string) => `Move the time of order ${code} by ${minutes} minutes`,
  ],
  moved: [
    (code: string, time: string) => `Đơn ${code}: hẹn xong khoảng ${time}`,
    (code: string, time: string) => `Order ${code} is now promised for about ${time}`,
  ],
  moveFailed: ['Chưa dời được giờ hẹn', 'The time could not be moved'],
})
