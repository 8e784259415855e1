import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** The texts about orders that nobody has opened yet. */
export const unseenTexts = inBothLanguages({
  label: ['Đơn chưa ai xem', 'Orders that nobody has opened'],
  waiting: [
    (count: number) => (count === 1 ? 'Có 1 đơn chưa ai xem' : `Có ${count} đơn chưa ai xem`),
    (count: number) => (count === 1 ? '1 unopened order' : `${count} unopened orders`),
  ],
  /** Follows the number of orders, if the screen is wide enough for it. */
  more: [
    'Mở đơn ở máy nào thì chuông ở mọi máy đều ngừng.',
    'Opening one on any screen stops the sound on all of them.',
  ],
  open: [(code: string) => `Mở đơn ${code}`, (code: string) => `Open ${code}`],
  openShort: ['Mở đơn', 'Open'],
  silence: ['Tắt chuông máy này', 'Silence this device'],
  silenced: [
    'Máy này không kêu nữa cho tới khi có đơn mới. Máy khác vẫn kêu.',
    'This device is silent until the next order. Others go on ringing.',
  ],
})
