import { inBothLanguages } from '#src/kernel/both-languages.ts'

/**
 * The texts about orders for a time at which the restaurant would be closed on a special day. The settings show these orders beside
 * the special days.
 */
export const touchedOrderTexts = inBothLanguages({
  loading: ['Đang tìm đơn đặt trước…', 'Looking for orders…'],
  failed: ['Chưa tải được đơn đặt trước.', 'The orders could not be loaded.'],
  none: ['Chưa có đơn đặt trước vào lúc này.', 'Nobody has ordered ahead for this.'],
  title: [
    ({ length }: readonly unknown[]) => `Đang có ${length} đơn đặt trước`,
    ({ length }: readonly unknown[]) =>
      `${length} ${length === 1 ? 'order' : 'orders'} placed ahead would be touched`,
  ],
  text: [
    'Các đơn này vẫn còn. Bạn gọi cho khách rồi huỷ hoặc hẹn giờ khác:',
    'They stay as they are. Call these guests, then cancel them or agree on another time:',
  ],
})
