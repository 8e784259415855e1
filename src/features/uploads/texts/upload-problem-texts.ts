import type { ProblemCodeOf } from '#src/kernel/endpoint.ts'
import type { storeUpload } from '../contract/upload-endpoints.ts'
import { pictureLinkProblems } from './picture-link-texts.ts'

/** The texts that the office shows for each error code of an upload. */
const en: Readonly<Record<ProblemCodeOf<typeof storeUpload>, string>> = {
  ...pictureLinkProblems.en,
  'uploads.address-invalid': 'Upload authentication failed',
  'uploads.address-expired': 'The upload took too long to begin. Please try again.',
  'uploads.address-used': 'This file has been uploaded already. Choose it again to upload it once more.',
  'uploads.in-progress': 'This file is being stored. Please wait a moment and try again.',
  'uploads.empty': 'The file is empty.',
  'uploads.too-large': 'The file is too large.',
  'uploads.too-many-pixels': 'The picture has too many pixels: at most 50 million, and 16,383 on a side.',
  'uploads.not-an-image': 'Only image files can be uploaded.',
  'uploads.not-a-film': 'Invalid file format. Choose a film in MP4 or WebM.',
  'uploads.type-not-allowed': 'Invalid file format. Choose a picture in JPG, PNG or WEBP.',
  'uploads.type-svg': 'Drawings in SVG cannot be uploaded. Choose a picture in JPG, PNG or WEBP.',
  'uploads.type-heic': 'Pictures in HEIC cannot be uploaded. Save it as JPG first.',
  'uploads.animated': 'Animated pictures cannot be uploaded. Choose one that stands still.',
  'uploads.cmyk': 'This picture has the colours of print (CMYK). Save it in RGB first.',
  'uploads.broken': 'The file is damaged or incomplete. Choose it again, or another one.',
}

const vi: typeof en = {
  ...pictureLinkProblems.vi,
  'uploads.address-invalid': 'Không xác thực được lượt tải lên.',
  'uploads.address-expired': 'Lượt tải lên bắt đầu quá muộn. Vui lòng thử lại.',
  'uploads.address-used': 'Tệp này đã được tải lên. Hãy chọn lại nếu muốn tải lên lần nữa.',
  'uploads.in-progress': 'Tệp này đang được lưu. Vui lòng đợi một lát rồi thử lại.',
  'uploads.empty': 'Tệp này trống.',
  'uploads.too-large': 'File quá lớn.',
  'uploads.too-many-pixels': 'Ảnh có quá nhiều điểm ảnh: tối đa 50 triệu, và mỗi cạnh tối đa 16.383.',
  'uploads.not-an-image': 'Chỉ được upload file ảnh.',
  'uploads.not-a-film': 'Định dạng file không hợp lệ. Hãy chọn phim MP4 hoặc WebM.',
  'uploads.type-not-allowed': 'Định dạng file không hợp lệ. Hãy chọn ảnh JPG, PNG hoặc WEBP.',
  'uploads.type-svg': 'Không tải lên được hình vẽ SVG. Hãy chọn ảnh JPG, PNG hoặc WEBP.',
  'uploads.type-heic': 'Không tải lên được ảnh HEIC. Hãy lưu thành JPG trước.',
  'uploads.animated': 'Không tải lên được ảnh động. Hãy chọn ảnh tĩnh.',
  'uploads.cmyk': 'Ảnh này dùng màu in (CMYK). Hãy lưu lại ở hệ màu RGB trước.',
  'uploads.broken': 'Tệp bị hỏng hoặc thiếu. Hãy chọn lại, hoặc chọn tệp khác.',
}

export const uploadProblems = { en, vi }
