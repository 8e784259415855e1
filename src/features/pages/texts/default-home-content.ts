import type { DefaultHomeContent } from '../rules/home-content.ts'

/** The texts of the home page in English and Vietnamese if the owner has written none. They suit any restaurant. */
export const defaultHomeContent: DefaultHomeContent = {
  heroTitle: ['Welcome to our table', 'Mời bạn vào bàn'],
  heroSubtitle: [
    'Baked when you order it, and not before. Sit down with us, or take it home while it is hot.',
    'Bạn gọi rồi bếp mới nướng. Ngồi lại ăn với quán, hay mang về khi bánh còn nóng.',
  ],
  featuredTitle: ['What our guests come back for', 'Món khách quay lại vì nhớ'],
  featuredSubtitle: ['A few dishes of ours to begin with.', 'Vài món của quán để bạn chọn trước.'],
  storyTitle: ['How it began', 'Chuyện bắt đầu thế nào'],
  storySubtitle: ['', ''],
  reservationTitle: ['Book a table', 'Đặt bàn trước'],
  reservationSubtitle: [
    'Tell us when you are coming and how many you are. We will ring to confirm.',
    'Cho chúng tôi biết giờ đến và số khách. Quán sẽ gọi lại xác nhận và giữ chỗ cho bạn.',
  ],
  reviewsTitle: ['Said at the table', 'Lời khách để lại'],
  reviewsSubtitle: [
    'A few words from people who have eaten here.',
    'Đôi dòng của những người đã ngồi ăn tại quán.',
  ],
  visitTitle: ['There is a table for you', 'Quán luôn có chỗ cho bạn'],
  visitSubtitle: [
    'Come in, sit down, watch your pizza bake.',
    'Mời bạn vào, ngồi xuống, xem bánh mình đang nướng.',
  ],
  blogTitle: ['From the kitchen', 'Chuyện trong bếp'],
  blogSubtitle: ['What is new with us.', 'Những chuyện mới của quán.'],
}
