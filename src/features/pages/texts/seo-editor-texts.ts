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

/** The editor of what search engines and shared links show of each page. */
const en = {
  title: 'Search and sharing',
  note: 'What search engines and shared links show of each page. An empty field shows the site’s own text.',
  loading: officeTexts.en.loading,
  failed: 'This could not be loaded.',
  pages: 'Page',
  languages: 'Language of the page',
  language: officeTexts.en.languages,
  fields: {
    metaTitle: 'Title in search results',
    metaDescription: 'Description in search results',
    keywords: 'Keywords, separated by commas',
    canonicalUrl: { label: 'Canonical address', hint: ownAddress.en },
    ogTitle: 'Title when shared',
    ogDescription: 'Description when shared',
    ogImageUrl: 'Address of the picture',
    ogType: { label: 'Type when shared', hint: 'Empty: website' },
    ogUrl: { label: 'Address when shared', hint: ownAddress.en },
    noIndex: { label: 'Hide from search engines', hint: 'The page also leaves the site map.' },
  },
  length: (length: number, useful: number) => `${length} characters; up to ${useful} are shown in full`,
  picture: 'Picture when shared',
  problems: {
    canonicalUrl: { invalid: invalidAddress.en },
    ogUrl: { invalid: invalidAddress.en },
    ogType: { invalid: 'A type is a word such as website.' },
    ogImageUrl: { invalid: 'Upload a picture, or give its address with https://.' },
  },
  preview: {
    search: 'As a search result',
    shared: 'As a shared link',
    hidden: 'Search engines do not show this page.',
    own: '(the site’s own text)',
    elsewhere: 'The picture at this address is copied when you save, and is shown here then.',
  },
  saved: 'Saved',
  saveFailed: 'What search engines show could not be saved',
  changedMeanwhile: pageEditorTexts.en.changedMeanwhile,
}

const vi: typeof en = {
  title: 'Tìm kiếm và chia sẻ',
  note: 'Những gì máy tìm kiếm và liên kết chia sẻ hiện về từng trang. Ô để trống thì dùng lời có sẵn.',
  loading: officeTexts.vi.loading,
  failed: 'Chưa tải được phần này.',
  pages: 'Trang',
  languages: 'Ngôn ngữ của trang',
  language: officeTexts.vi.languages,
  fields: {
    metaTitle: 'Tiêu đề khi tìm kiếm',
    metaDescription: 'Mô tả khi tìm kiếm',
    keywords: 'Từ khoá, cách nhau bằng dấu phẩy',
    canonicalUrl: { label: 'Địa chỉ chính thức', hint: ownAddress.vi },
    ogTitle: 'Tiêu đề khi chia sẻ',
    ogDescription: 'Mô tả khi chia sẻ',
    ogImageUrl: 'Địa chỉ của ảnh',
    ogType: { label: 'Loại khi chia sẻ', hint: 'Để trống: website' },
    ogUrl: { label: 'Địa chỉ khi chia sẻ', hint: ownAddress.vi },
    noIndex: { label: 'Ẩn khỏi máy tìm kiếm', hint: 'Trang cũng không còn trong sơ đồ trang web.' },
  },
  length: (length, useful) => `${length} ký tự; tối đa ${useful} ký tự được hiện trọn`,
  picture: 'Ảnh khi chia sẻ',
  problems: {
    canonicalUrl: { invalid: invalidAddress.vi },
    ogUrl: { invalid: invalidAddress.vi },
    ogType: { invalid: 'Loại là một từ như website.' },
    ogImageUrl: { invalid: 'Hãy tải ảnh lên, hoặc ghi địa chỉ ảnh bắt đầu bằng https://.' },
  },
  preview: {
    search: 'Khi tìm kiếm',
    shared: 'Khi chia sẻ',
    hidden: 'Máy tìm kiếm không hiện trang này.',
    own: '(lời có sẵn của trang)',
    elsewhere: 'Ảnh ở địa chỉ này được sao chép khi bạn lưu, rồi hiện ở đây.',
  },
  saved: 'Đã lưu',
  saveFailed: 'Không thể lưu phần tìm kiếm và chia sẻ',
  changedMeanwhile: pageEditorTexts.vi.changedMeanwhile,
}

export const seoEditorTexts = { vi, en }
