import type { CodesIn } from '#src/kernel/endpoint.ts'
import { pictureLinkProblems } from '#src/features/uploads/texts/picture-link-texts.ts'
import type * as reviewCalls from '../contract/review-endpoints.ts'

type Code = CodesIn<typeof reviewCalls>

const en: Readonly<Record<Code, string>> = {
  ...pictureLinkProblems.en,
  'reviews.not-found': 'This review does not exist any more.',
  'reviews.too-many': 'There may be at most 12 reviews. Please delete one first.',
  'reviews.stale': 'Somebody else has changed this review meanwhile.',
  'reviews.order-invalid': 'Enter a whole number from 1 to 8.',
  'reviews.avatar-unknown': 'This picture is not there any more. Please upload it again.',
  'reviews.avatar-invalid': 'This is no picture that can be shown. Choose one in JPG, PNG or WEBP.',
  'reviews.avatar-too-large': 'The picture is too large. Please choose a file below 10 MB.',
}

const vi: typeof en = {
  ...pictureLinkProblems.vi,
  'reviews.not-found': 'Đánh giá này không còn nữa.',
  'reviews.too-many': 'Chỉ được phép có tối đa 12 đánh giá. Vui lòng xóa bớt trước khi thêm mới.',
  'reviews.stale': 'Người khác vừa sửa đánh giá này.',
  'reviews.order-invalid': 'Hãy nhập số nguyên từ 1 đến 8.',
  'reviews.avatar-unknown': 'Ảnh này không còn nữa. Bạn tải lên lại nhé.',
  'reviews.avatar-invalid': 'Không đọc được ảnh này. Hãy chọn ảnh JPG, PNG hoặc WEBP.',
  'reviews.avatar-too-large': 'File ảnh quá lớn. Vui lòng chọn file nhỏ hơn 10MB.',
}

/** The texts that admins read for the error codes of API calls about reviews. */
export const officeReviewProblems = { vi, en }
