import type { SeedHomeContent } from './seed-types.ts'

export const homeContent: SeedHomeContent = {
  heroTitle: 'Pizza that meets the fire',
  heroTitleVi: 'Bánh vừa ra lò, lửa còn reo',
  heroSubtitle:
    'Dough rested for two days, dry longan wood, and what the markets around us do best. From the oven to your table in under a minute.',
  heroSubtitleVi:
    'Bột ủ đủ hai ngày, củi nhãn thật khô, cùng những gì chợ quê mình ngon nhất. Rời lửa chưa đầy một phút, bánh đã ở trên bàn bạn.',
  featuredTitle: 'What our guests come back for',
  featuredTitleVi: 'Món khách quay lại vì nhớ',
  featuredSubtitle: 'Four dishes off our own oven floor, from the plainest Margherita to a whole burrata.',
  featuredSubtitleVi: 'Bốn món tủ của lò, từ chiếc Margherita giản dị đến quả burrata nguyên vẹn.',
  storyTitle: 'It began with an oven',
  storyTitleVi: 'Chuyện bắt đầu từ một cái lò',
  storySubtitle:
    'In most Vietnamese homes the hearth is where people end up talking. That is why ours stands in full view.',
  storySubtitleVi:
    'Trong nhà người Việt, bếp lửa là chỗ rồi ai cũng ghé lại trò chuyện. Vì vậy lò của quán nằm ngay trước mắt khách.',
  chapter1Title: 'Dry longan wood',
  chapter1TitleVi: 'Củi nhãn thật khô',
  chapter1Text:
    'Before there were tables here, there was the oven, dried for a week with small fires. It burns dry wood only, and every pizza bakes beside the flame.',
  chapter1TextVi:
    'Trước khi có bàn ghế, ở đây đã có cái lò, sấy bằng lửa nhỏ suốt một tuần. Lò chỉ đốt củi khô, và bánh chín ngay bên ngọn lửa.',
  chapter1ImageUrl: '/objects/story/oven.webp',
  chapter2Title: 'Two days to rise',
  chapter2TitleVi: 'Hai ngày chờ bột nở',
  chapter2Text:
    'Mixed tonight, eaten the evening after tomorrow. Slow dough is lighter, and needs nothing but flour, water, salt and time.',
  chapter2TextVi:
    'Tối nay nhồi, tối mốt mới nướng. Bột ủ chậm thì nhẹ bụng, và chỉ cần bột mì, nước, muối với thời gian.',
  chapter2ImageUrl: '/objects/story/dough.webp',
  chapter3Title: 'Straight to the table',
  chapter3TitleVi: 'Ra lò là lên bàn',
  chapter3Text:
    'Prawns, lemongrass, mango, herbs picked in the morning. The nearest table is always the first to be taken.',
  chapter3TextVi:
    'Con tôm, nhánh sả, trái xoài, mớ rau thơm hái buổi sáng. Chiếc bàn gần lò bao giờ cũng có người ngồi trước.',
  chapter3ImageUrl: '/objects/story/table.webp',
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
  visitTitle: 'The nearest table is by the fire',
  visitTitleVi: 'Bàn gần nhất ở ngay cạnh lửa',
  visitSubtitle: 'Come in, sit down, watch your pizza bake.',
  visitSubtitleVi: 'Mời bạn vào, ngồi xuống, xem bánh mình đang nướng.',
  visitImageUrl: '/objects/story/room.webp',
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
