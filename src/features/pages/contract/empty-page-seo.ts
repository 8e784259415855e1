import { type PageSeo, writtenFields } from './page-seo.ts'
import { byName } from '../rules/page-fields.ts'

type SeoPlace = Pick<PageSeo, 'pageKey' | 'language'>

/** The id of the HTML head of a page in one language, such as "menu/vi". */
export function pageSeoId({ pageKey, language }: SeoPlace): string {
  return `${pageKey}/${language}`
}

/** The HTML head of a page for which the owner has saved nothing. */
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
