/** What staff change of the menu. */
const officeMenuEn = {
  title: 'Menu availability',
  list: {
    search: 'Search by name or category',
    filters: {
      show: { label: 'Show', options: { all: 'All', available: 'Available', unavailable: 'Unavailable' } },
    },
    count: (shown: number, total: number) => `${shown} / ${total} dishes`,
    loading: 'Loading the menu…',
    failed: 'The menu could not be loaded.',
    none: { title: 'There are no dishes yet' },
    noneFound: { title: 'No dish found' },
  },
  soldOut: 'Sold Out',
  available: (dish: string) => `${dish}: available`,
  nowAvailable: (dish: string) => `${dish} can be ordered again`,
  nowSoldOut: (dish: string) => `${dish} is sold out`,
  error: 'Error',
  failed: 'Failed to update menu item availability',
}

const officeMenuVi: typeof officeMenuEn = {
  title: 'Tình trạng món',
  list: {
    search: 'Tìm theo tên món hoặc danh mục',
    filters: {
      show: { label: 'Hiển thị', options: { all: 'Tất cả', available: 'Còn món', unavailable: 'Hết món' } },
    },
    count: (shown, total) => `${shown} / ${total} món`,
    loading: 'Đang tải thực đơn…',
    failed: 'Chưa tải được thực đơn.',
    none: { title: 'Thực đơn chưa có món nào' },
    noneFound: { title: 'Không tìm thấy món nào' },
  },
  soldOut: 'Hết món',
  available: (dish) => `${dish}: còn món`,
  nowAvailable: (dish) => `${dish} đã bán lại`,
  nowSoldOut: (dish) => `${dish} đã báo hết`,
  error: 'Lỗi',
  failed: 'Chưa cập nhật được tình trạng món',
}

export const officeMenuTexts = { vi: officeMenuVi, en: officeMenuEn }
