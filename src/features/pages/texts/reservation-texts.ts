const en = {
  eyebrow: 'Reservations',
  noScript: 'Booking here needs JavaScript. Call us or write, and we will keep a table for you:',
  orCall: 'Rather talk to someone? Call us:',
}

const vi: typeof en = {
  eyebrow: 'Đặt bàn',
  noScript: 'Đặt bàn trên trang cần bật JavaScript. Bạn gọi hoặc viết cho quán, quán giữ bàn cho bạn nhé:',
  orCall: 'Bạn thích gọi điện hơn? Quán nghe máy đây:',
}

/** These texts are separate from the page’s first ones: they load with the section of the booking form. */
export const reservationTexts = { vi, en }
