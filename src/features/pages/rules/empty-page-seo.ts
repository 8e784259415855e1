import type { PageSeo } from '../contract/page-seo.ts'

/** The head of a page for which nothing has been saved. */
export function emptyPageSeo({ pageKey, language }: Pick<PageSeo, 'pageKey' | 'language'>): PageSeo {
  return {
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
