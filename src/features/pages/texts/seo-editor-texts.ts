import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { pageEditorTexts } from './page-editor-texts.ts'

const ownAddress = {
  en: 'Begins with https://. Empty: the page’s own address.',
  vi: 'Bắt đầu bằng https://. Để trống: địa chỉ của chính trang này.',
}
const invalidAddress = {
  en: 'An address begins with https:// or http://.',
  vi: 'Địa chỉ bắt đầu bằng https:// hoặc http://.',
}

/** Texts of the editor for a page's title, description and picture, which search engines and shared links show. */
export const seoEditorTexts = inBothLanguages({
  title: ['Tìm kiếm và chia sẻ', 'Search and sharing'],
  note: [
    'Những gì máy tìm kiếm và liên kết chia sẻ hiện về từng trang. Ô để trống thì dùng lời có sẵn.',
    'What search engines and shared links show of each page. An empty field shows the site’s own text.',
  ],
  loading: [officeTexts.vi.loading, officeTexts.en.loading],
  failed: ['Chưa tải được phần này.', 'This could not be loaded.'],
  pages: ['Trang', 'Page'],
  languages: ['Ngôn ngữ của trang', 'Language of the page'],
  language: [officeTexts.vi.languages, officeTexts.en.languages],
  fields: {
    metaTitle: ['Tiêu đề khi tìm kiếm', 'Title in search results'],
    metaDescription: ['Mô tả khi tìm kiếm', 'Description in search results'],
    keywords: ['Từ khoá, cách nhau bằng dấu phẩy', 'Keywords, separated by commas'],
    canonicalUrl: {
      label: ['Địa chỉ chính thức', 'Canonical address'],
      hint: [ownAddress.vi, ownAddress.en],
    },
    ogTitle: ['Tiêu đề khi chia sẻ', 'Title when shared'],
    ogDescription: ['Mô tả khi chia sẻ', 'Description when shared'],
    ogImageUrl: ['Địa chỉ của ảnh', 'Address of the picture'],
    ogType: {
      label: ['Loại khi chia sẻ', 'Type when shared'],
      hint: ['Để trống: website', 'Empty: website'],
    },
    ogUrl: {
      label: ['Địa chỉ khi chia sẻ', 'Address when shared'],
      hint: [ownAddress.vi, ownAddress.en],
    },
    noIndex: {
      label: ['Ẩn khỏi máy tìm kiếm', 'Hide from search engines'],
      hint: ['Trang cũng không còn trong sơ đồ trang web.', 'The page also leaves the site map.'],
    },
  },
  length: [
    (length: number, useful: number) => `${length} ký tự; tối đa ${useful} ký tự được hiện trọn`,
    (length: number, useful: number) => `${length} characters; up to ${useful} are shown in full`,
  ],
  picture: ['Ảnh khi chia sẻ', 'Picture when shared'],
  problems: {
    canonicalUrl: {
      invalid: [invalidAddress.vi, invalidAddress.en],
    },
    ogUrl: {
      invalid: [invalidAddress.vi, invalidAddress.en],
    },
    ogType: {
      invalid: ['Loại là một từ như website.', 'A type is a word such as website.'],
    },
    ogImageUrl: {
      invalid: [
        'Hãy tải ảnh lên, hoặc ghi địa chỉ ảnh bắt đầu bằng https://.',
        'Upload a picture, or give its address with https://.',
      ],
    },
  },
  preview: {
    search: ['Khi tìm kiếm', 'As a search result'],
    shared: ['Khi chia sẻ', 'As a shared link'],
    hidden: ['Máy tìm kiếm không hiện trang này.', 'Search engines do not show this page.'],
    own: ['(lời có sẵn của trang)', '(the site’s own text)'],
    elsewhere: [
      'Ảnh ở địa chỉ này được sao chép khi bạn lưu, rồi hiện ở đây.',
      'The picture at this address is copied when you save, and is shown here then.',
    ],
  },
  saved: ['Đã lưu', 'Saved'],
  saveFailed: ['Không thể lưu phần tìm kiếm và chia sẻ', 'What search engines show could not be saved'],
  changedMeanwhile: [pageEditorTexts.vi.changedMeanwhile, pageEditorTexts.en.changedMeanwhile],
})
