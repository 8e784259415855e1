import type { en } from './page-en.ts'

export const vi: typeof en = {
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
