import type { PageKey } from '../contract/page-seo.ts'

const pagesEn: Readonly<Record<PageKey, string>> = {
  home: 'Home',
  menu: 'Menu',
  about: 'About',
  contact: 'Contact',
  booking: 'Booking',
  news: 'News',
  'privacy-policy': 'Privacy policy',
  'terms-of-service': 'Terms of service',
  accessibility: 'Accessibility',
}

const pagesVi: typeof pagesEn = {
  home: 'Trang chủ',
  menu: 'Thực đơn',
  about: 'Giới thiệu',
  contact: 'Liên hệ',
  booking: 'Đặt bàn',
  news: 'Tin tức',
  'privacy-policy': 'Chính sách bảo mật',
  'terms-of-service': 'Điều khoản sử dụng',
  accessibility: 'Hỗ trợ tiếp cận',
}

/** The editor of what search engines and shared links show of each page. */
const en = {
  title: 'Search and sharing',
  note: 'What search engines and shared links show of each page. An empty field shows the site’s own text.',
  loading: 'Loading…',
  failedToLoad: 'This could not be loaded.',
  pages: 'Page',
  languages: 'Language of the page',
  page: pagesEn,
  language: { vi: 'Vietnamese', en: 'English' },
  fields: {
    metaTitle: 'Title in search results',
    metaDescription: 'Description in search results',
    keywords: 'Keywords, separated by commas',
    canonicalUrl: 'Canonical address',
    ogTitle: 'Title when shared',
    ogDescription: 'Description when shared',
    ogImageUrl: 'Address of the picture',
    ogType: 'Type when shared',
    ogUrl: 'Address when shared',
    noIndex: 'Hide from search engines',
  },
  hints: {
    length: (length: number, useful: number) => `${length} characters; up to ${useful} are shown in full`,
    address: 'Begins with https://. Empty: the page’s own address.',
    ogType: 'Empty: website',
    noIndex: 'The page also leaves the site map.',
  },
  picture: 'Picture when shared',
  problems: {
    address: 'An address begins with https:// or http://.',
    type: 'A type is a word such as website.',
    picture: 'Upload a picture, or give its address with https://.',
  },
  preview: {
    search: 'As a search result',
    shared: 'As a shared link',
    hidden: 'Search engines do not show this page.',
    own: '(the site’s own text)',
  },
  saved: 'Saved',
  failed: 'Not saved',
  failedMore: 'What search engines show could not be saved',
  changedMeanwhile: 'Somebody else has changed this page meanwhile',
  yes: 'yes',
  no: 'no',
  nothing: '(empty)',
}

const vi: typeof en = {
  title: 'Tìm kiếm và chia sẻ',
  note: 'Những gì máy tìm kiếm và liên kết chia sẻ hiện về từng trang. Ô để trống thì dùng lời có sẵn.',
  loading: 'Đang tải…',
  failedToLoad: 'Chưa tải được phần này.',
  pages: 'Trang',
  languages: 'Ngôn ngữ của trang',
  page: pagesVi,
  language: { vi: 'Tiếng Việt', en: 'Tiếng Anh' },
  fields: {
    metaTitle: 'Tiêu đề khi tìm kiếm',
    metaDescription: 'Mô tả khi tìm kiếm',
    keywords: 'Từ khoá, cách nhau bằng dấu phẩy',
    canonicalUrl: 'Địa chỉ chính thức',
    ogTitle: 'Tiêu đề khi chia sẻ',
    ogDescription: 'Mô tả khi chia sẻ',
    ogImageUrl: 'Địa chỉ của ảnh',
    ogType: 'Loại khi chia sẻ',
    ogUrl: 'Địa chỉ khi chia sẻ',
    noIndex: 'Ẩn khỏi máy tìm kiếm',
  },
  hints: {
    length: (length, useful) => `${length} ký tự; tối đa ${useful} ký tự được hiện trọn`,
    address: 'Bắt đầu bằng https://. Để trống: địa chỉ của chính trang này.',
    ogType: 'Để trống: website',
    noIndex: 'Trang cũng không còn trong sơ đồ trang web.',
  },
  picture: 'Ảnh khi chia sẻ',
  problems: {
    address: 'Địa chỉ bắt đầu bằng https:// hoặc http://.',
    type: 'Loại là một từ như website.',
    picture: 'Hãy tải ảnh lên, hoặc ghi địa chỉ ảnh bắt đầu bằng https://.',
  },
  preview: {
    search: 'Khi tìm kiếm',
    shared: 'Khi chia sẻ',
    hidden: 'Máy tìm kiếm không hiện trang này.',
    own: '(lời có sẵn của trang)',
  },
  saved: 'Đã lưu',
  failed: 'Chưa lưu',
  failedMore: 'Không thể lưu phần tìm kiếm và chia sẻ',
  changedMeanwhile: 'Người khác vừa sửa trang này',
  yes: 'có',
  no: 'không',
  nothing: '(trống)',
}

export const seoEditorTexts = { vi, en }
