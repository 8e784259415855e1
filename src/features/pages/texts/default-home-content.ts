import type { DefaultHomeContent } from '../rules/home-content.ts'

/** What the home page says where the owner has written nothing: what is true of any restaurant. English and Vietnamese. */
export const defaultHomeContent: DefaultHomeContent = {
  heroTitle: ['Welcome to our table', 'Mời bạn vào bàn'],
  featuredTitle: ['What our guests come back for', 'Món khách quay lại vì nhớ'],
  featuredSubtitle: ['A few dishes of ours to begin with.', 'Vài món của quán để bạn chọn trước.'],
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
  blogTitle: ['From the kitchen', 'Chuyện trong bếp'],
  blogSubtitle: ['What is new with us.', 'Những chuyện mới của quán.'],
}
