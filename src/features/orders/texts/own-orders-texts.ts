/** The orders that were placed on this device. */
const en = {
  one: (code: string) => `Your order · ${code}`,
  several: (count: number) => `Your orders · ${count}`,
  title: 'Your orders',
  list: 'Orders placed on this device',
  forget: 'Remove from this device',
  forgotten: 'The links to your orders have been removed from this device',
}

const vi: typeof en = {
  one: (code) => `Đơn của bạn · ${code}`,
  several: (count) => `Đơn của bạn · ${count} đơn`,
  title: 'Đơn của bạn',
  list: 'Đơn đã đặt trên máy này',
  forget: 'Xoá khỏi máy này',
  forgotten: 'Đã xoá đường dẫn các đơn của bạn khỏi máy này',
}

export const ownOrdersTexts = { vi, en }
