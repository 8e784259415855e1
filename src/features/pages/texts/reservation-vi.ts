import type { en } from './reservation-en.ts'

export const vi: typeof en = {
  eyebrow: 'Đặt bàn',
  noScript: (phone) => `Đặt bàn trên trang cần bật JavaScript. Bạn gọi ${phone}, quán giữ bàn cho bạn nhé.`,
  orCall: 'Bạn thích gọi điện hơn? Quán nghe máy đây:',
}
