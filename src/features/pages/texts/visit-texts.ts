const en = {
  eyebrow: 'Visit us',
  title: 'There is a table for you',
  /** Of the demo restaurant. */
  demoTitle: 'The nearest table is by the fire',
  text: 'Come in, sit down, watch your pizza bake.',
  picture: 'The dining room: set tables before the burning brick oven',
  hours: 'Opening hours',
  map: 'Open in Google Maps',
  book: 'Book a table',
  about: 'Our story',
}

const vi: typeof en = {
  eyebrow: 'Ghé quán',
  title: 'Quán luôn có chỗ cho bạn',
  demoTitle: 'Bàn gần nhất ở ngay cạnh lửa',
  text: 'Mời bạn vào, ngồi xuống, xem bánh mình đang nướng.',
  picture: 'Phòng ăn: bàn đã dọn sẵn trước lò gạch đang đỏ lửa',
  hours: 'Giờ mở cửa',
  map: 'Mở trong Google Maps',
  book: 'Đặt bàn',
  about: 'Chuyện của quán',
}

/** Apart from the other texts of the page: they come with the lower part of it. */
export const visitTexts = { vi, en }
