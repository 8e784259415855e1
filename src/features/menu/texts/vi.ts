import type { en } from './en.ts'

export const vi: typeof en = {
  head: {
    title: 'Thực đơn · Bếp Lửa',
    description:
      'Pizza truyền thống, hải sản, thịt và đặc biệt, mỳ Ý, khai vị, tráng miệng, đồ uống. Chọn cỡ bánh, chia hai vị, thêm nhân và đặt ngay trên trang.',
    keywords: 'thực đơn pizza, giá pizza, pizza hải sản, pizza hai vị, mỳ Ý, Thủ Dầu Một',
  },
  eyebrow: 'Từ lò củi',
  title: 'Thực đơn',
  subtitle: 'Bột ủ hai ngày, lò đốt củi nhãn, bánh nào cũng đợi bạn gọi mới vào lò.',
  search: 'Tìm món',
  searchPlaceholder: 'Tôm, phô mai, chay…',
  searchButton: 'Tìm',
  categories: 'Nhóm món',
  all: 'Tất cả',
  dishes: (count) => `${count} món`,
  found: (count, query) => `${count} món hợp với “${query}”`,
  vatNote: (rate) => `Giá chưa gồm ${rate}% VAT`,
  noneTitle: 'Chưa thấy món nào như vậy',
  noneFound: (query) =>
    `Bếp đã tìm khắp thực đơn mà không thấy “${query}”. Bạn thử từ ngắn hơn nhé, có dấu hay không dấu đều được.`,
  noneInCategory: 'Nhóm này hiện chưa có món nào.',
  showAll: 'Xem cả thực đơn',
  searchEverywhere: 'Tìm trong mọi nhóm',
  soldOut: 'Hết món',
  add: 'Thêm',
  addWhat: (dish) => `${dish} vào giỏ hàng`,
  cannotOpen: 'Chưa mở được món này',
  cannotOpenHint: 'Bạn kiểm tra kết nối rồi thử lại nhé.',
  withoutScript: (phone) => `Đặt món trên trang này cần bật JavaScript. Bạn cũng có thể gọi ${phone}.`,
}
