import type { SeedHomeContent } from './seed-types.ts'

export const homeContent: SeedHomeContent = {
  heroTitle: 'Pizza that meets the fire',
  heroTitleVi: 'Bánh vừa ra lò, lửa còn reo',
  featuredTitle: 'What our guests come back for',
  featuredTitleVi: 'Món khách quay lại vì nhớ',
  featuredSubtitle: 'Four dishes off our own oven floor, from the plainest Margherita to a whole burrata.',
  featuredSubtitleVi: 'Bốn món tủ của lò, từ chiếc Margherita giản dị đến quả burrata nguyên vẹn.',
  reservationTitle: 'A table by the oven',
  reservationTitleVi: 'Giữ một bàn gần lò',
  reservationSubtitle:
    'Tell us when you are coming and how many you are. We will ring to confirm and keep the table warm.',
  reservationSubtitleVi:
    'Cho chúng tôi biết giờ đến và số khách. Quán sẽ gọi lại xác nhận và giữ chỗ cho bạn.',
  reviewsTitle: 'Said at the table',
  reviewsTitleVi: 'Lời khách để lại',
  reviewsSubtitle: 'A few words from people who have eaten here.',
  reviewsSubtitleVi: 'Đôi dòng của những người đã ngồi ăn tại quán.',
  blogTitle: 'From the kitchen',
  blogTitleVi: 'Chuyện trong bếp',
  blogSubtitle: 'Dough, firewood and small discoveries, written down between two services.',
  blogSubtitleVi: 'Chuyện bột, chuyện củi và những khám phá nhỏ, viết vội giữa hai ca bếp.',
  // In db/seed/films and public/brand.
  pendingHeroVideoUrl: '/api/assets/hero.landingpage.mp4',
  heroPosterUrl: '/brand/hero-1280.webp',
  pendingReservationVideoUrl: '/api/assets/hero2.landingpage.mp4',
  reservationPosterUrl: '/brand/mood-1280.webp',
  isActive: true,
}
