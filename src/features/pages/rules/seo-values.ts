import type { PageSeo } from '../contract/page-seo.ts'

/** What stands in the editor of a page's head. */
export type SeoValues = {
  [Field in Exclude<keyof PageSeo, 'id' | 'pageKey' | 'language' | 'noIndex' | 'updatedAt'>]: string
} & { noIndex: boolean }

/** A head as its editor begins with it: where nothing is stored, the field is empty. */
export function seoValues(seo: PageSeo): SeoValues {
  return {
    metaTitle: seo.metaTitle ?? '',
    metaDescription: seo.metaDescription ?? '',
    keywords: seo.keywords ?? '',
    canonicalUrl: seo.canonicalUrl ?? '',
    ogTitle: seo.ogTitle ?? '',
    ogDescription: seo.ogDescription ?? '',
    ogImageUrl: seo.ogImageUrl ?? '',
    ogType: seo.ogType,
    ogUrl: seo.ogUrl ?? '',
    noIndex: seo.noIndex,
  }
}

/** Search engines cut what is longer, in characters. */
export const usefulLengths = { metaTitle: 60, metaDescription: 160, ogTitle: 70, ogDescription: 200 } as const
