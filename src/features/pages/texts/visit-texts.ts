const en = {
  eyebrow: 'Visit us',
  picture: 'The room in which our guests sit',
  hours: 'Opening hours',
  map: 'Open in Google Maps',
  book: 'Book a table',
  about: 'Our story',
}

const vi: typeof en = {
  eyebrow: 'Ghé quán',
  picture: 'Phòng ăn của quán',
  hours: 'Giờ mở cửa',
  map: 'Mở trong Google Maps',
  book: 'Đặt bàn',
  about: 'Chuyện của quán',
}

/** Apart from the other texts of the page: they come with the lower part of it. */
export const visitTexts = { vi, en }
