import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** Texts for the orders that were placed on this device. */
export const ownOrdersTexts = inBothLanguages({
  one: [(code: string) => `Đơn của bạn · ${code}`, (code: string) => `Your order · ${code}`],
  several: [(count: number) => `Đơn của bạn · ${count} đơn`, (count: number) => `Your orders · ${count}`],
  title: ['Đơn của bạn', 'Your orders'],
  list: ['Đơn đã đặt trên máy này', 'Orders placed on this device'],
  forget: ['Xoá khỏi máy này', 'Remove from this device'],
  forgotten: [
    'Đã xoá đường dẫn các đơn của bạn khỏi máy này',
    'The links to your orders have been removed from this device',
  ],
})
