import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { siteTexts } from '#src/web/texts/site-texts.ts'

const kitchen = { en: 'From the kitchen', vi: 'Chuyện trong bếp' }

export const newsPageTexts = inBothLanguages({
  head: {
    title: [kitchen.vi, kitchen.en],
    description: [
      'Món mới và những khám phá nhỏ trong bếp: những mẩu chuyện ngắn do bếp viết giữa hai ca.',
      'New dishes, small discoveries and what goes on in our kitchen: short pieces written between two services.',
    ],
    keywords: ['tin tức quán pizza, cách làm pizza, món mới', 'restaurant news, pizza dough, new dishes'],
  },
  eyebrow: [siteTexts.vi.pages.news, siteTexts.en.pages.news],
  title: [kitchen.vi, kitchen.en],
  subtitle: [
    'Món mới và những khám phá nhỏ, viết vội giữa hai ca bếp.',
    'New dishes and small discoveries, written down between two services.',
  ],
  readFull: ['Đọc trọn bài', 'Read full article'],
  more: ['Chuyện khác', 'More stories'],
  empty: {
    title: ['Chưa có bài nào', 'No stories yet'],
    text: [
      'Mẻ chuyện đầu tiên còn đang ủ, như bột ngon phải đợi đủ ngày.',
      'The first one is still proving, like a good dough.',
    ],
    hint: [
      'Bạn ghé lại sau nhé, lúc nào lò thong thả là bếp viết.',
      'Check back soon: we write when the oven lets us.',
    ],
    menu: ['Xem thực đơn trước đã', 'See the menu meanwhile'],
  },
})
