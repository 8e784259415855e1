/** Texts about the orders that special days would affect, beside these days in the settings. */
const en = {
  loading: 'Looking for orders…',
  failed: 'The orders could not be loaded.',
  none: 'Nobody has ordered ahead for this.',
  title: ({ length }: readonly unknown[]) =>
    `${length} ${length === 1 ? 'order' : 'orders'} placed ahead would be touched`,
  text: 'They stay as they are. Call these guests, then cancel them or agree on another time:',
}

const vi: typeof en = {
  loading: 'Đang tìm đơn đặt trước…',
  failed: 'Chưa tải được đơn đặt trước.',
  none: 'Chưa có đơn đặt trước vào lúc này.',
  title: ({ length }) => `Đang có ${length} đơn đặt trước`,
  text: 'Các đơn này vẫn còn. Bạn gọi cho khách rồi huỷ hoặc hẹn giờ khác:',
}

export const touchedOrderTexts = { vi, en }
