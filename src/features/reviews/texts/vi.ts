import type { en } from './en.ts'

export const vi: typeof en = {
  stars: (rating) => `${rating} trên 5 sao`,
  more: 'Đọc tiếp',
  moreOf: (name) => `lời của ${name}`,
  whose: (name) => `Trọn lời của ${name}`,
  demo: {
    all: 'Những lời dưới đây là dữ liệu mẫu.',
    some: 'Một số lời dưới đây là dữ liệu mẫu.',
    none: '',
  },
  failed: 'Lời khách để lại chưa lấy được lúc này.',
  again: 'Thử lại',
  none: 'Chưa ai để lại lời nào. Mời bạn đến ăn rồi kể quán nghe.',
}
