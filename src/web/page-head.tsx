import { useLocation } from 'react-router'

import { inLanguage, type Language } from '#src/kernel/language.ts'
import { useLanguage } from './language.tsx'
import { useRootData } from './root-data.ts'
import { useStoredHead } from './stored-head.ts'

interface PageHeadProps {
  /** What the page is called; the restaurant's name follows it, but in the head of an article. */
  readonly title: string
  readonly description: string
  readonly keywords?: string
  readonly noIndex?: boolean
  /** The page's path in each language, where they differ; else it is the one shown. */
  readonly paths?: Readonly<Record<Language, string>>
  /** The absolute address of the page where it is published elsewhere. */
  readonly canonicalUrl?: string | null
  /** Path or address of the picture a shared link shows; else the one of the settings, where there is one. */
  readonly image?: string
  /** The page is an article; else it is a page of the site. */
  readonly type?: 'article'
}

/**
 * Everything the head of a page says of it: title, description, keywords, canonical link, language alternates, social
 * tags and the robots tag; where the owner has written something for this page, that. React hoists the tags into the head,
 * on the server too.
 */
export function PageHead(page: PageHeadProps) {
  const language = useLanguage()
  const { pathname } = useLocation()
  const own = useStoredHead(pathname)
  const { origin = '', settings } = useRootData() ?? {}
  const { paths } = page
  const restaurant =
    settings && page.type === undefined && inLanguage(language, settings.name, settings.nameVi)
  const title = own?.metaTitle ?? (restaurant ? `${page.title} · ${restaurant}` : page.title)
  const description = own?.metaDescription ?? page.description
  const keywords = own?.keywords ?? page.keywords
  const noIndex = own?.noIndex || page.noIndex
  const image = own?.ogImageUrl ?? page.image
  const addresses = {
    vi: `${origin}${paths?.vi ?? pathname}`,
    en: `${origin}${paths?.en ?? pathname}?lang=en`,
  }
  const canonical = own?.canonicalUrl || page.canonicalUrl || addresses[language]
  const picture = image ?? inLanguage(language, settings?.socialImageUrl ?? '', settings?.socialImageUrlVi)
  const pictureAddress = picture.startsWith('/') ? origin + picture : picture
  // Those that come with the site; others have the size they have.
  const isKnown = picture.startsWith('/brand/')
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      <meta name="robots" content={noIndex ? 'noindex, nofollow' : 'index, follow'} />
      <link rel="canonical" href={canonical} />
      <link rel="alternate" hrefLang="vi" href={addresses.vi} />
      <link rel="alternate" hrefLang="en" href={addresses.en} />
      <link rel="alternate" hrefLang="x-default" href={addresses.vi} />
      <meta property="og:title" content={own?.ogTitle ?? title} />
      <meta property="og:description" content={own?.ogDescription ?? description} />
      <meta property="og:type" content={own?.ogType ?? page.type ?? 'website'} />
      <meta property="og:url" content={own?.ogUrl ?? canonical} />
      {picture && <meta property="og:image" content={pictureAddress} />}
      {isKnown && <meta property="og:image:width" content="1200" />}
      {isKnown && <meta property="og:image:height" content="630" />}
      <meta property="og:locale" content={language === 'vi' ? 'vi_VN' : 'en_US'} />
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {picture && <meta name="twitter:image" content={pictureAddress} />}
    </>
  )
}
