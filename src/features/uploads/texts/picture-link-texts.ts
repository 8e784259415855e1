import type { PictureLinkCode } from '../contract/picture-link.ts'

const en: Readonly<Record<PictureLinkCode, string>> = {
  'uploads.link-forbidden': 'Pictures are copied from addresses of the internet alone, over https.',
  'uploads.link-unreachable': 'There is no picture to be had at this address. Check it, or upload the file.',
  'uploads.link-no-picture':
    'There is no picture at this address that can be shown. Choose one in JPG, PNG or WEBP.',
  'uploads.link-too-large': 'The picture at this address is too large. At most 10 MB can be copied.',
  'uploads.unavailable': 'The picture could not be read for now. Please try again.',
}

const vi: typeof en = {
  'uploads.link-forbidden': 'Chỉ sao chép được ảnh từ địa chỉ https trên internet.',
  'uploads.link-unreachable': 'Không lấy được ảnh từ địa chỉ này. Hãy kiểm tra lại, hoặc tải file lên.',
  'uploads.link-no-picture': 'Ở địa chỉ này không có ảnh nào hiển thị được. Hãy chọn ảnh JPG, PNG hoặc WEBP.',
  'uploads.link-too-large': 'Ảnh ở địa chỉ này quá lớn. Chỉ sao chép được ảnh tối đa 10 MB.',
  'uploads.unavailable': 'Hiện chưa đọc được ảnh này. Vui lòng thử lại.',
}

/** The texts that admins read if a picture cannot be copied from its address. */
export const pictureLinkProblems = { vi, en }
