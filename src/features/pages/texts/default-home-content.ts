import type { DefaultHomeContent } from '../rules/home-content.ts'

/** What the home page says where the owner has written nothing. English and Vietnamese. */
export const defaultHomeContent: DefaultHomeContent = {
  heroTitle: ['Pizza that meets the fire', 'Bánh vừa ra lò, lửa còn reo'],
  featuredTitle: ['What our guests come back for', 'Món khách quay lại vì nhớ'],
  featuredSubtitle: [
    'Four dishes off our own oven floor, from the plainest Margherita to a whole burrata.',
    'Bốn món tủ của lò, từ chiếc Margherita giản dị đến quả burrata nguyên vẹn.',
  ],
  reservationTitle: ['A table by the oven', 'Giữ một bàn gần lò'],
  reservationSubtitle: [
    'Tell us when you are coming and how many you are. We will ring to confirm and keep the table warm.',
    'Cho chúng tôi biết giờ đến và số khách. Quán sẽ gọi lại xác nhận và giữ chỗ cho bạn.',
  ],
  reviewsTitle: ['Said at the table', 'Lời khách để lại'],
  reviewsSubtitle: [
    'A few words from people who have eaten here.',
    'Đôi dòng của những người đã ngồi ăn tại quán.',
  ],
  blogTitle: ['From the kitchen', 'Chuyện trong bếp'],
  blogSubtitle: [
    'Dough, firewood and small discoveries, written down between two services.',
    'Chuyện bột, chuyện củi và những khám phá nhỏ, viết vội giữa hai ca bếp.',
  ],
}
