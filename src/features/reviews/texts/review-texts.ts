import { siteTexts } from '#src/web/texts/site-texts.ts'

const en = {
  stars: (rating: number) => `${rating} out of 5 stars`,
  more: 'Read on',
  moreOf: (name: string) => `what ${name} said`,
  whose: (name: string) => `${name}, in full`,
  demo: { all: 'These reviews are demo data.', some: 'Some of these reviews are demo data.', none: '' },
  others: (count: number) => (count === 1 ? 'Read one more review' : `Read ${count} more reviews`),
  fewer: 'Show fewer',
  failed: 'What our guests said could not be fetched just now.',
  again: siteTexts.en.failed.retry,
  none: 'Nobody has left a word yet. Come and eat, then tell us how it was.',
}

const vi: typeof en = {
  stars: (rating) => `${rating} trên 5 sao`,
  more: 'Đọc tiếp',
  moreOf: (name) => `lời của ${name}`,
  whose: (name) => `Trọn lời của ${name}`,
  demo: { all: 'Những lời này là dữ liệu mẫu.', some: 'Một số lời ở đây là dữ liệu mẫu.', none: '' },
  others: (count) => `Đọc thêm ${count} lời khách`,
  fewer: 'Thu gọn',
  failed: 'Lời khách để lại chưa lấy được lúc này.',
  again: siteTexts.vi.failed.retry,
  none: 'Chưa ai để lại lời nào. Mời bạn đến ăn rồi kể quán nghe.',
}

export const reviewTexts = { vi, en }
