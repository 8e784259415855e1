import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { rowTexts } from '#src/web/office/texts/row-texts.ts'
import { officeReviewProblems } from './office-problem-texts.ts'

const titleHint = {
  en: 'What stands beneath the name, such as “Regular guest”.',
  vi: 'Dòng dưới tên, ví dụ “Khách quen”.',
}

const rows = { en: rowTexts.en({ one: 'review', many: 'reviews' }), vi: rowTexts.vi('đánh giá') }

/** Texts of the list of reviews, and of the form for one. */
const en = {
  ...rows.en,
  title: 'Guest reviews',
  note: 'The home page shows pinned ones first, then by place.',
  add: 'Add review',
  full: 'Add review (max 8)',
  fullMore: 'To add another one, delete one first.',
  list: {
    ...rows.en.list,
    search: 'Search by guest or text',
    filters: {
      published: {
        label: 'Shown to guests',
        options: { published: officeTexts.en.published, hidden: officeTexts.en.notPublished },
      },
    },
    none: {
      title: 'There are no reviews yet',
      description: 'The first one you add is on the home page at once.',
    },
    noneFound: { title: 'No review found', description: 'Try a shorter word or clear the filters.' },
  },
  pinned: officeTexts.en.pinned,
  place: (order: number) => `Place ${order}`,
  missing: 'Not in Vietnamese',
  pin: 'Pin to the front',
  pinOf: (name: string) => `Pin the review of ${name} to the front`,
  deleteOf: (name: string) => `Delete the review of ${name}`,
  edit: (name: string) => `Edit the review of ${name}`,
  fields: {
    customerName: 'Guest in English',
    customerNameVi: 'Guest in Vietnamese',
    customerTitle: { label: 'Title in English', hint: titleHint.en },
    customerTitleVi: { label: 'Title in Vietnamese', hint: titleHint.en },
    review: 'Review in English',
    reviewVi: 'Review in Vietnamese',
    rating: 'Rating',
    displayOrder: { label: 'Place, 1 to 8', hint: 'Blank: the first free one.' },
    avatarUrl: 'Picture of the guest',
    isPublished: { label: officeTexts.en.published, hint: 'A new review is published at once.' },
  },
  problems: {
    customerName: { required: 'Guest name is required' },
    customerTitle: { required: 'Title is required' },
    review: { required: 'The text of the review is required' },
    avatarUrl: {
      invalid: 'Enter an emoji, a few letters, or an address that begins with https://.',
      'too-long': officeReviewProblems.en['reviews.avatar-too-large'],
    },
    displayOrder: { invalid: officeReviewProblems.en['reviews.order-invalid'] },
  },
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  preview: 'As guests see it',
  inVietnamese: 'In Vietnamese',
  inEnglish: 'In English',
  toggles: { pin: officeTexts.en.pin },
  remove: {
    ...rows.en.remove,
    text: (name: string) =>
      `Are you sure you want to delete the review of ${name}? This cannot be undone. To take it off the home page alone, switch off “Published”.`,
  },
}

const vi: typeof en = {
  ...rows.vi,
  title: 'Đánh giá của khách',
  note: 'Trang chủ hiện bài ghim trước, rồi theo thứ tự.',
  add: 'Thêm đánh giá',
  full: 'Thêm đánh giá (tối đa 8)',
  fullMore: 'Muốn thêm, bạn xoá bớt một đánh giá trước.',
  list: {
    ...rows.vi.list,
    search: 'Tìm theo tên khách hoặc nội dung',
    filters: {
      published: {
        label: 'Hiển thị với khách',
        options: { published: officeTexts.vi.published, hidden: officeTexts.vi.notPublished },
      },
    },
    none: {
      title: 'Chưa có đánh giá nào',
      description: 'Đánh giá đầu tiên bạn thêm sẽ có ngay ở trang chủ.',
    },
    noneFound: {
      title: 'Không tìm thấy đánh giá nào',
      description: 'Bạn thử từ ngắn hơn hoặc bỏ bộ lọc nhé.',
    },
  },
  pinned: officeTexts.vi.pinned,
  place: (order) => `Thứ tự ${order}`,
  missing: 'Thiếu tiếng Việt',
  pin: 'Ghim lên đầu',
  pinOf: (name) => `Ghim đánh giá của ${name} lên đầu`,
  deleteOf: (name) => `Xoá đánh giá của ${name}`,
  edit: (name) => `Sửa đánh giá của ${name}`,
  fields: {
    customerName: 'Tên khách bằng tiếng Anh',
    customerNameVi: 'Tên khách bằng tiếng Việt',
    customerTitle: { label: 'Chức danh bằng tiếng Anh', hint: titleHint.vi },
    customerTitleVi: { label: 'Chức danh bằng tiếng Việt', hint: titleHint.vi },
    review: 'Đánh giá bằng tiếng Anh',
    reviewVi: 'Đánh giá bằng tiếng Việt',
    rating: 'Số sao',
    displayOrder: { label: 'Thứ tự, 1 đến 8', hint: 'Để trống: chỗ trống đầu tiên.' },
    avatarUrl: 'Ảnh của khách',
    isPublished: { label: officeTexts.vi.published, hint: 'Đánh giá mới được đăng ngay.' },
  },
  problems: {
    customerName: { required: 'Tên khách hàng là bắt buộc' },
    customerTitle: { required: 'Chức danh là bắt buộc' },
    review: { required: 'Nội dung đánh giá là bắt buộc' },
    avatarUrl: {
      invalid: 'Hãy nhập emoji, vài chữ cái, hoặc địa chỉ bắt đầu bằng https://.',
      'too-long': officeReviewProblems.vi['reviews.avatar-too-large'],
    },
    displayOrder: { invalid: officeReviewProblems.vi['reviews.order-invalid'] },
  },
  stars: (count) => `${count} sao`,
  preview: 'Khách sẽ thấy như sau',
  inVietnamese: 'Bằng tiếng Việt',
  inEnglish: 'Bằng tiếng Anh',
  toggles: { pin: officeTexts.vi.pin },
  remove: {
    ...rows.vi.remove,
    text: (name) =>
      `Bạn có chắc muốn xoá đánh giá của ${name}? Không thể hoàn tác. Nếu chỉ muốn ẩn khỏi trang chủ, hãy tắt “Đã đăng”.`,
  },
}

export const reviewOfficeTexts = { vi, en }

/** Texts of the field for the guest's picture. */
export const avatarTexts = {
  en: {
    address: 'Or a link, an emoji or initials',
    hint: 'For example 🍕, LB, or an address that begins with https://, whose picture is copied.',
    tooLarge: en.problems.avatarUrl['too-long'],
    noticeOf: (width: number, height: number) =>
      isRecommended(width, height)
        ? undefined
        : `This picture has ${width}×${height} pixels. 300×300 (1:1) is recommended.`,
  },
  vi: {
    address: 'Hoặc liên kết, emoji, chữ viết tắt',
    hint: 'Ví dụ 🍕, LB, hoặc địa chỉ bắt đầu bằng https://; ảnh ở đó sẽ được sao chép.',
    tooLarge: vi.problems.avatarUrl['too-long'],
    noticeOf: (width: number, height: number) =>
      isRecommended(width, height)
        ? undefined
        : `Ảnh này có ${width}×${height} điểm ảnh. Khuyến nghị 300x300 (1:1).`,
  },
}

/** True if a picture has the size that the home page needs on the sharpest screens. */
function isRecommended(width: number, height: number): boolean {
  return width === 300 && height === 300
}
