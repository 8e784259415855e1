import { inBothLanguages, pairsOf } from '#src/kernel/both-languages.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { rowPairs } from '#src/web/office/texts/row-texts.ts'
import { officeReviewProblems } from './office-problem-texts.ts'

const officePairs = pairsOf(officeTexts)

const titleHint = [
  'Dòng dưới tên, ví dụ “Khách quen”.',
  'What stands beneath the name, such as “Regular guest”.',
] as const

const rows = rowPairs('đánh giá', 'review', 'reviews')

/** Texts for the list of reviews and for the form of a single review. */
export const reviewOfficeTexts = inBothLanguages({
  ...rows,
  title: ['Đánh giá của khách', 'Guest reviews'],
  note: [
    'Trang chủ hiện bài ghim trước, rồi theo thứ tự.',
    'The home page shows pinned ones first, then by place.',
  ],
  add: ['Thêm đánh giá', 'Add review'],
  full: ['Thêm đánh giá (tối đa 8)', 'Add review (max 8)'],
  fullMore: ['Muốn thêm, bạn xoá bớt một trước.', 'To add another one, delete one first.'],
  list: {
    ...rows.list,
    search: ['Tìm theo tên khách hoặc nội dung', 'Search by guest or text'],
    filters: {
      published: {
        label: ['Hiển thị với khách', 'Shown to guests'],
        options: { published: officePairs.published, hidden: officePairs.notPublished },
      },
    },
    none: {
      title: ['Chưa có đánh giá nào', 'There are no reviews yet'],
      description: [
        'Đánh giá đầu tiên bạn thêm sẽ có ngay ở trang chủ.',
        'The first one you add is on the home page at once.',
      ],
    },
    noneFound: {
      title: ['Không tìm thấy đánh giá nào', 'No review found'],
      description: ['Bạn thử từ ngắn hơn hoặc bỏ bộ lọc nhé.', 'Try a shorter word or clear the filters.'],
    },
  },
  place: [(order: number) => `Thứ tự ${order}`, (order: number) => `Place ${order}`],
  missing: ['Thiếu tiếng Việt', 'Not in Vietnamese'],
  pin: ['Ghim lên đầu', 'Pin to the front'],
  pinOf: [
    (name: string) => `Ghim đánh giá của ${name} lên đầu`,
    (name: string) => `Pin the review of ${name} to the front`,
  ],
  deleteOf: [(name: string) => `Xoá đánh giá của ${name}`, (name: string) => `Delete the review of ${name}`],
  edit: [(name: string) => `Sửa đánh giá của ${name}`, (name: string) => `Edit the review of ${name}`],
  fields: {
    customerName: ['Tên khách bằng tiếng Anh', 'Guest in English'],
    customerNameVi: ['Tên khách bằng tiếng Việt', 'Guest in Vietnamese'],
    customerTitle: { label: ['Chức danh bằng tiếng Anh', 'Title in English'], hint: titleHint },
    customerTitleVi: { label: ['Chức danh bằng tiếng Việt', 'Title in Vietnamese'], hint: titleHint },
    review: ['Đánh giá bằng tiếng Anh', 'Review in English'],
    reviewVi: ['Đánh giá bằng tiếng Việt', 'Review in Vietnamese'],
    rating: ['Số sao', 'Rating'],
    displayOrder: {
      label: ['Thứ tự, 1 đến 8', 'Place, 1 to 8'],
      hint: ['Để trống: chỗ trống đầu tiên.', 'Blank: the first free one.'],
    },
    avatarUrl: ['Ảnh của khách', 'Picture of the guest'],
    isPublished: {
      label: officePairs.published,
      hint: ['Đánh giá mới được đăng ngay.', 'A new review is published at once.'],
    },
  },
  problems: {
    customerName: { required: ['Tên khách hàng là bắt buộc', 'Guest name is required'] },
    customerTitle: { required: ['Chức danh là bắt buộc', 'Title is required'] },
    review: { required: ['Nội dung đánh giá là bắt buộc', 'The text of the review is required'] },
    avatarUrl: {
      invalid: [
        'Hãy nhập emoji, vài chữ cái, hoặc địa chỉ bắt đầu bằng https://.',
        'Enter an emoji, a few letters, or an address that begins with https://.',
      ],
      'too-long': [
        officeReviewProblems.vi['reviews.avatar-too-large'],
        officeReviewProblems.en['reviews.avatar-too-large'],
      ],
    },
    displayOrder: {
      invalid: [
        officeReviewProblems.vi['reviews.order-invalid'],
        officeReviewProblems.en['reviews.order-invalid'],
      ],
    },
  },
  stars: [(count: number) => `${count} sao`, (count: number) => (count === 1 ? '1 star' : `${count} stars`)],
  preview: ['Khách sẽ thấy như sau', 'As guests see it'],
  inVietnamese: ['Bằng tiếng Việt', 'In Vietnamese'],
  inEnglish: ['Bằng tiếng Anh', 'In English'],
  toggles: { pin: officePairs.pin },
  remove: {
    ...rows.remove,
    text: [
      (name: string) =>
        `Bạn có chắc muốn xoá đánh giá của ${name}? Không thể hoàn tác. Nếu chỉ muốn ẩn khỏi trang chủ, hãy tắt “Đã đăng”.`,
      (name: string) =>
        `Are you sure you want to delete the review of ${name}? This cannot be undone. To take it off the home page alone, switch off “Published”.`,
    ],
  },
})

/** Texts of the field for the guest's picture. */
export const avatarTexts = inBothLanguages({
  address: ['Hoặc liên kết, emoji, chữ viết tắt', 'Or a link, an emoji or initials'],
  hint: [
    'Ví dụ 🍕, LB, hoặc địa chỉ bắt đầu bằng https://; ảnh ở đó sẽ được sao chép.',
    'For example 🍕, LB, or an address that begins with https://, whose picture is copied.',
  ],
  tooLarge: [
    reviewOfficeTexts.vi.problems.avatarUrl['too-long'],
    reviewOfficeTexts.en.problems.avatarUrl['too-long'],
  ],
  noticeOf: [
    (width: number, height: number) =>
      isRecommended(width, height)
        ? undefined
        : `Ảnh này có ${width}×${height} điểm ảnh. Khuyến nghị 300x300 (1:1).`,
    (width: number, height: number) =>
      isRecommended(width, height)
        ? undefined
        : `This picture has ${width}×${height} pixels. 300×300 (1:1) is recommended.`,
  ],
})

/** True if a picture has exactly the size that the home page needs on the sharpest screens. */
function isRecommended(width: number, height: number): boolean {
  return width === 300 && height === 300
}
