import { officeTexts } from '#src/web/office/texts/office-texts.ts'
/** The texts of the form for a post that do not belong to a single field, and the texts of the preview. */
const en = {
  english: officeTexts.en.languages.en,
  vietnamese: 'Vietnamese',
  inEnglish: 'In English',
  toolbar: { en: 'Marks of the English text', vi: 'Marks of the Vietnamese text' },
  marks: { bold: 'Bold', heading: 'Heading', list: 'List', link: 'Link' },
  pictures: { en: 'Pictures in the English text', vi: 'Pictures in the Vietnamese text' },
  full: 'At most 5 pictures can be in the text.',
  slugHint: (path: string) => `Guests find it at ${path}. Left empty, it is made from the title.`,
  noDish: 'None',
  search: 'For search engines and shared links',
  metaHint: 'Left empty, title and summary are used.',
  uploading: 'Pictures are being uploaded…',
  links: {
    forbidden: (address: string) =>
      `“${address}” cannot be a link: guests see it as text. Links lead to pages, mail, phones, maps and messengers.`,
    incomplete: (address: string) => `“${address}” leads nowhere as it is written.`,
    picture: (address: string) =>
      `The picture “${address}” is not shown, because it is not on this site. Upload it into the text.`,
    left: 'Some links or pictures of the text do not work yet: see below the text.',
  },
  preview: {
    title: 'Preview',
    about: 'As guests will read it.',
    language: 'Language of the preview',
    failed: 'The preview could not be loaded. It is tried again with the next change.',
  },
}

const vi: typeof en = {
  english: officeTexts.vi.languages.en,
  vietnamese: 'Tiếng Việt',
  inEnglish: 'Bản tiếng Anh',
  toolbar: { en: 'Định dạng bài tiếng Anh', vi: 'Định dạng bài tiếng Việt' },
  marks: { bold: 'In đậm', heading: 'Tiêu đề nhỏ', list: 'Danh sách', link: 'Liên kết' },
  pictures: { en: 'Ảnh trong bài tiếng Anh', vi: 'Ảnh trong bài tiếng Việt' },
  full: 'Chỉ được upload tối đa 5 ảnh nội dung',
  slugHint: (path) => `Khách đọc tại ${path}. Bỏ trống thì lấy từ tiêu đề.`,
  noDish: 'Không có',
  search: 'Cho công cụ tìm kiếm và liên kết chia sẻ',
  metaHint: 'Bỏ trống thì dùng tiêu đề và tóm tắt.',
  uploading: 'Đang tải ảnh lên…',
  links: {
    forbidden: (address) =>
      `“${address}” không làm liên kết được, khách chỉ thấy chữ. Liên kết có thể dẫn tới trang web, email, số điện thoại, bản đồ hay ứng dụng nhắn tin.`,
    incomplete: (address) => `“${address}” viết như vậy chưa dẫn tới đâu.`,
    picture: (address) =>
      `Ảnh “${address}” không hiện vì không nằm trên trang của quán. Bạn tải ảnh lên nhé.`,
    left: 'Còn liên kết hoặc ảnh chưa dùng được: xem ngay dưới nội dung.',
  },
  preview: {
    title: 'Xem trước',
    about: 'Đúng như khách sẽ đọc.',
    language: 'Ngôn ngữ xem trước',
    failed: 'Chưa tải được bản xem trước. Sẽ thử lại khi bạn sửa tiếp.',
  },
}

export const postFormTexts = { vi, en }
