import type { officeMenuEn } from './office-en.ts'

export const officeMenuVi: typeof officeMenuEn = {
  title: 'Tình trạng món',
  search: 'Tìm theo tên món hoặc danh mục',
  show: 'Hiển thị',
  filters: { all: 'Tất cả', available: 'Còn món', unavailable: 'Hết món' },
  count: (shown, total) => `${shown} / ${total} món`,
  soldOut: 'Hết món',
  available: (dish) => `${dish}: còn món`,
  nowAvailable: (dish) => `${dish} đã bán lại`,
  nowSoldOut: (dish) => `${dish} đã báo hết`,
  error: 'Lỗi',
  failed: 'Chưa cập nhật được tình trạng món',
  loading: 'Đang tải thực đơn…',
  loadFailed: 'Chưa tải được thực đơn.',
  retry: 'Thử lại',
  none: 'Không tìm thấy món nào',
  clear: 'Bỏ bộ lọc',
}
