/** Texts of the news page. */
const en = {
  head: {
    title: 'From the kitchen · Bếp Lửa',
    description:
      'Dough, firewood, new dishes and how to bring a cold slice back to life: short pieces our kitchen writes between two services.',
    keywords: 'Bep Lua news, pizza dough, reheating pizza, wood-fired oven, new dishes',
  },
  eyebrow: 'News',
  title: 'From the kitchen',
  subtitle: 'Dough, firewood and small discoveries, written down between two services.',
  readFull: 'Read full article',
  more: 'More stories',
  empty: {
    title: 'No stories yet',
    text: 'The first one is still proving, like a good dough.',
    hint: 'Check back soon: we write when the oven lets us.',
    menu: 'See the menu meanwhile',
  },
}

const vi: typeof en = {
  head: {
    title: 'Chuyện trong bếp · Bếp Lửa',
    description:
      'Bột, củi, món mới và mẹo hâm lại bánh cho giòn: những mẩu chuyện nhỏ do bếp viết giữa hai ca.',
    keywords: 'tin tức Bếp Lửa, cách làm pizza, bột pizza, hâm nóng pizza, lò củi',
  },
  eyebrow: 'Tin tức',
  title: 'Chuyện trong bếp',
  subtitle: 'Chuyện bột, chuyện củi và những khám phá nhỏ, viết vội giữa hai ca bếp.',
  readFull: 'Đọc trọn bài',
  more: 'Chuyện khác',
  empty: {
    title: 'Chưa có bài nào',
    text: 'Mẻ chuyện đầu tiên còn đang ủ, như bột ngon phải đợi đủ ngày.',
    hint: 'Bạn ghé lại sau nhé, lúc nào lò thong thả là bếp viết.',
    menu: 'Xem thực đơn trước đã',
  },
}

export const newsPageTexts = { vi, en }
