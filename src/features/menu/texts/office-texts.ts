/** What staff change of the menu. */
const officeMenuEn = {
  title: 'Menu availability',
  search: 'Search by name or category',
  show: 'Show',
  filters: { all: 'All', available: 'Available', unavailable: 'Unavailable' },
  count: (shown: number, total: number) => `${shown} / ${total} dishes`,
  soldOut: 'Sold Out',
  available: (dish: string) => `${dish}: available`,
  nowAvailable: (dish: string) => `${dish} can be ordered again`,
  nowSoldOut: (dish: string) => `${dish} is sold out`,
  error: 'Error',
  failed: 'Failed to update menu item availability',
  loading: 'Loading the menu…',
  loadFailed: 'The menu could not be loaded.',
  retry: 'Try again',
  none: 'No dish found',
  clear: 'Clear filters',
}

const officeMenuVi: typeof officeMenuEn = {
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

export const officeMenuTexts = { vi: officeMenuVi, en: officeMenuEn }
