import { type PageSeo, writtenFields } from './page-seo.ts'
import { byName } from '../rules/page-fields.ts'

type SeoPlace = Pick<PageSeo, 'pageKey' | 'language'>

/** The id of a page's head in a language: "menu/vi". */
export function pageSeoId({ pageKey, language }: SeoPlace): string {
  return `${pageKey}/${language}`
}

/** The head of a page for which nothing has been saved. */
export function emptyPageSeo({ pageKey, language }: SeoPlace): PageSeo {
  return {
    id: pageSeoId({ pageKey, language }),
    pageKey,
    language,
    ...byName(writtenFields, () => null),
    ogType: 'website',
    noIndex: false,
    updatedAt: null,
  }
}
