const en = {
  eyebrow: 'Reservations',
  noScript: (phone: string) =>
    `Booking here needs JavaScript. Call us on ${phone} and we will keep a table for you.`,
  orCall: 'Rather talk to someone? Call us:',
}

const vi: typeof en = {
  eyebrow: 'Đặt bàn',
  noScript: (phone) => `Đặt bàn trên trang cần bật JavaScript. Bạn gọi ${phone}, quán giữ bàn cho bạn nhé.`,
  orCall: 'Bạn thích gọi điện hơn? Quán nghe máy đây:',
}

/** Apart from the page’s first texts: they come with the booking form's section. */
export const reservationTexts = { vi, en }
