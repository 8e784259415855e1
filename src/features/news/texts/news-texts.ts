import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** Texts of a post's card and of the latest posts on the home page. */
export const newsTexts = inBothLanguages({
  pinned: ['ĐÃ GHIM', 'PINNED'],
  readMore: ['Đọc tiếp', 'Read more'],
  latest: {
    all: ['Xem tất cả chuyện bếp', 'All stories'],
    loading: ['Đang lấy chuyện mới', 'Fetching the latest stories'],
    failed: [
      'Chưa lấy được bài lúc này. Bạn ghé trang tin của quán giúp nhé.',
      'The stories could not be fetched just now. The news page has them all.',
    ],
    none: [
      'Chưa có bài nào. Mẻ chuyện đầu tiên còn đang ủ.',
      'No stories yet. The first one is still proving.',
    ],
  },
})
