/** The pages desk around its parts. */
const en = {
  title: 'Pages',
  parts: 'Parts of the site',
  loading: 'Loading…',
}

const vi: typeof en = {
  title: 'Trang',
  parts: 'Các phần của trang web',
  loading: 'Đang tải…',
}

export const pagesDeskTexts = { vi, en }
