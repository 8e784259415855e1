/** What stands around the parts of the pages section. */
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

export const pagesTabsTexts = { vi, en }
