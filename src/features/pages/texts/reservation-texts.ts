import { inBothLanguages } from '#src/kernel/both-languages.ts'

/**
 * These texts are not in the same file as the home page's other texts, because the browser loads them together with the code of the
 * section with the booking form.
 */
export const reservationTexts = inBothLanguages({
  eyebrow: ['Đặt bàn', 'Reservations'],
  noScript: [
    'Đặt bàn trên trang cần bật JavaScript. Bạn gọi hoặc viết cho quán, quán giữ bàn cho bạn nhé:',
    'Booking here needs JavaScript. Call us or write, and we will keep a table for you:',
  ],
  orCall: ['Bạn thích gọi điện hơn? Quán nghe máy đây:', 'Rather talk to someone? Call us:'],
})
