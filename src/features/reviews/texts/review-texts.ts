import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { errorTexts } from '#src/web/texts/error-texts.ts'

export const reviewTexts = inBothLanguages({
  stars: [(rating: number) => `${rating} trên 5 sao`, (rating: number) => `${rating} out of 5 stars`],
  more: ['Đọc tiếp', 'Read on'],
  moreOf: [(name: string) => `lời của ${name}`, (name: string) => `what ${name} said`],
  whose: [(name: string) => `Trọn lời của ${name}`, (name: string) => `${name}, in full`],
  demo: {
    all: ['Những lời này là dữ liệu mẫu.', 'These reviews are demo data.'],
    some: ['Một số lời ở đây là dữ liệu mẫu.', 'Some of these reviews are demo data.'],
    none: ['', ''],
  },
  others: [
    (count: number) => `Đọc thêm ${count} lời khách`,
    (count: number) => (count === 1 ? 'Read one more review' : `Read ${count} more reviews`),
  ],
  fewer: ['Thu gọn', 'Show fewer'],
  failed: ['Lời khách để lại chưa lấy được lúc này.', 'What our guests said could not be fetched just now.'],
  again: [errorTexts.vi.failed.retry, errorTexts.en.failed.retry],
  none: [
    'Chưa ai để lại lời nào. Mời bạn đến ăn rồi kể quán nghe.',
    'Nobody has left a word yet. Come and eat, then tell us how it was.',
  ],
})
