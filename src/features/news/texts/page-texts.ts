import { siteTexts } from '#src/web/texts/site-texts.ts'

const kitchen = { en: 'From the kitchen', vi: 'Chuyện trong bếp' }

/** Texts of the news page. */
const en = {
  head: {
    title: kitchen.en,
    description:
      'New dishes, small discoveries and what goes on in our kitchen: short pieces written between two services.',
    keywords: 'restaurant news, pizza dough, new dishes',
  },
  eyebrow: siteTexts.en.pages.news,
  title: kitchen.en,
  subtitle: 'New dishes and small discoveries, written down between two services.',
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
    title: kitchen.vi,
    description: 'Món mới và những khám phá nhỏ trong bếp: những mẩu chuyện ngắn do bếp viết giữa hai ca.',
    keywords: 'tin tức quán pizza, cách làm pizza, món mới',
  },
  eyebrow: siteTexts.vi.pages.news,
  title: kitchen.vi,
  subtitle: 'Món mới và những khám phá nhỏ, viết vội giữa hai ca bếp.',
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
