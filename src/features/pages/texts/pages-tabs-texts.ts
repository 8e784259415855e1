import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** Texts around the tabs of the pages section. */
export const pagesTabsTexts = inBothLanguages({
  title: ['Trang', 'Pages'],
  parts: ['Các phần của trang web', 'Parts of the site'],
})
