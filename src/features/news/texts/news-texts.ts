/** Texts of a post's card and of the latest posts on the home page. */
const en = {
  pinned: 'PINNED',
  readMore: 'Read more',
  latest: {
    all: 'All stories',
    loading: 'Fetching the latest stories',
    failed: 'The stories could not be fetched just now. The news page has them all.',
    none: 'No stories yet. The first one is still proving.',
  },
}

const vi: typeof en = {
  pinned: 'ĐÃ GHIM',
  readMore: 'Đọc tiếp',
  latest: {
    all: 'Xem tất cả chuyện bếp',
    loading: 'Đang lấy chuyện mới',
    failed: 'Chưa lấy được bài lúc này. Bạn ghé trang tin của quán giúp nhé.',
    none: 'Chưa có bài nào. Mẻ chuyện đầu tiên còn đang ủ.',
  },
}

export const newsTexts = { vi, en }
