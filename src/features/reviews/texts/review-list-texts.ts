/** The reviews, in the admin's office. */
const en = {
  title: 'Guest reviews',
  note: 'The home page shows pinned ones first, then by place.',
  add: 'Add review',
  full: 'Add review (max 8)',
  list: {
    search: 'Search by guest or text',
    filters: {
      published: {
        label: 'Shown to guests',
        options: { all: 'All', published: 'Published', hidden: 'Not published' },
      },
    },
    count: (shown: number, total: number) => `${shown} / ${total} reviews`,
    loading: 'Loading the reviews…',
    failed: 'The reviews could not be loaded.',
    none: {
      title: 'There are no reviews yet',
      description: 'The first one you add is on the home page at once.',
    },
    noneFound: { title: 'No review found', description: 'Try a shorter word or clear the filters.' },
  },
  pinned: 'Pinned',
  hidden: 'Not published',
  place: (order: number) => `Place ${order}`,
  missing: 'Not in Vietnamese',
  pin: 'Pin to the front',
  pinOf: (name: string) => `Pin the review of ${name} to the front`,
  editOf: (name: string) => `Edit the review of ${name}`,
  deleteOf: (name: string) => `Delete the review of ${name}`,
  dialog: {
    title: 'Review',
    loading: 'Loading the review…',
    missing: 'This review does not exist any more.',
  },
  error: 'Error',
  created: 'The review has been added',
  createFailed: 'The review could not be added',
  updated: 'The review has been updated',
  updateFailed: 'The review could not be updated',
  pinUpdated: 'The pin has been updated',
  pinFailed: 'The pin could not be updated',
  remove: {
    title: 'Delete this review?',
    text: (name: string) =>
      `Are you sure you want to delete the review of ${name}? This cannot be undone. To take it off the home page alone, switch off “Published”.`,
    no: 'Keep',
    yes: 'Delete',
    done: 'The review has been deleted',
    failed: 'The review could not be deleted',
  },
}

const vi: typeof en = {
  title: 'Đánh giá của khách',
  note: 'Trang chủ hiện bài ghim trước, rồi theo thứ tự.',
  add: 'Thêm đánh giá',
  full: 'Thêm đánh giá (tối đa 8)',
  list: {
    search: 'Tìm theo tên khách hoặc nội dung',
    filters: {
      published: {
        label: 'Hiển thị với khách',
        options: { all: 'Tất cả', published: 'Đã đăng', hidden: 'Chưa đăng' },
      },
    },
    count: (shown, total) => `${shown} / ${total} đánh giá`,
    loading: 'Đang tải đánh giá…',
    failed: 'Chưa tải được đánh giá.',
    none: {
      title: 'Chưa có đánh giá nào',
      description: 'Đánh giá đầu tiên bạn thêm sẽ có ngay ở trang chủ.',
    },
    noneFound: {
      title: 'Không tìm thấy đánh giá nào',
      description: 'Bạn thử từ ngắn hơn hoặc bỏ bộ lọc nhé.',
    },
  },
  pinned: 'Đã ghim',
  hidden: 'Chưa đăng',
  place: (order) => `Thứ tự ${order}`,
  missing: 'Thiếu tiếng Việt',
  pin: 'Ghim lên đầu',
  pinOf: (name) => `Ghim đánh giá của ${name} lên đầu`,
  editOf: (name) => `Sửa đánh giá của ${name}`,
  deleteOf: (name) => `Xoá đánh giá của ${name}`,
  dialog: { title: 'Đánh giá', loading: 'Đang tải đánh giá…', missing: 'Đánh giá này không còn nữa.' },
  error: 'Lỗi',
  created: 'Đánh giá đã được tạo',
  createFailed: 'Không thể tạo đánh giá',
  updated: 'Đánh giá đã được cập nhật',
  updateFailed: 'Không thể cập nhật đánh giá',
  pinUpdated: 'Trạng thái ghim đã được cập nhật',
  pinFailed: 'Không thể cập nhật trạng thái ghim',
  remove: {
    title: 'Xoá đánh giá này?',
    text: (name) =>
      `Bạn có chắc muốn xoá đánh giá của ${name}? Không thể hoàn tác. Nếu chỉ muốn ẩn khỏi trang chủ, hãy tắt “Đã đăng”.`,
    no: 'Giữ lại',
    yes: 'Xoá',
    done: 'Đánh giá đã được xóa',
    failed: 'Không thể xóa đánh giá',
  },
}

export const reviewListTexts = { vi, en }
