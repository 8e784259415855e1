import type { PageSeo } from '../contract/page-seo.ts'

type SeoPlace = Pick<PageSeo, 'pageKey' | 'language'>

/** The id of the head of a page in a language: "menu/vi". */
export function pageSeoId({ pageKey, language }: SeoPlace): string {
  return `${pageKey}/${language}`
}

/** The head of a page for which nothing has been saved. */
export function emptyPageSeo({ pageKey, language }: SeoPlace): PageSeo {
  return {
    id: pageSeoId({ pageKey, language }),
    pageKey,
    language,
    metaTitle: null,
    metaDescription: null,
    keywords: null,
    canonicalUrl: null,
    ogTitle: null,
    ogDescription: null,
    ogImageUrl: null,
    ogType: 'website',
    ogUrl: null,
    noIndex: false,
    updatedAt: null,
  }
}
