import type { en } from './en.ts'

export const vi: typeof en = {
  pinned: 'ĐÃ GHIM',
  readMore: 'Đọc tiếp',
  latest: {
    all: 'Xem tất cả chuyện bếp',
    loading: 'Đang lấy chuyện mới',
    failed: 'Chưa lấy được bài lúc này. Bạn ghé trang tin của quán giúp nhé.',
    none: 'Chưa có bài nào. Mẻ chuyện đầu tiên còn đang ủ.',
  },
}
