import { inBothLanguages } from '#src/kernel/both-languages.ts'

export const pagesTabsTexts = inBothLanguages({
  title: ['Trang', 'Pages'],
  parts: ['Các phần của trang web', 'Parts of the site'],
})
