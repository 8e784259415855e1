/** What stands around the parts of the pages section. */
const en = {
  title: 'Pages',
  parts: 'Parts of the site',
}

const vi: typeof en = {
  title: 'Trang',
  parts: 'Các phần của trang web',
}

export const pagesTabsTexts = { vi, en }
