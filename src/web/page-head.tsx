import { useLocation } from 'react-router'

import { inLanguage, type Language } from '#src/kernel/language.ts'
import { sharedPicture, sharedPictureFormat, sharedPictureSize } from '#src/kernel/picture-variants.ts'
import { useLanguage } from './language.tsx'
import { useRootData } from './root-data.ts'
import { useStoredHead } from './stored-head.ts'

interface PageHeadProps {
  /** The title of the page. Unless the page is an article, the restaurant's name is added to it. */
  readonly title: string
  readonly description: string
  readonly keywords?: string
  readonly noIndex?: boolean
  /** The page's path in each language, if the paths differ. If this is missing, the current path is used for both languages. */
  readonly paths?: Readonly<Record<Language, string>>
  /** The absolute address at which the page's text was published elsewhere; null if it was not published elsewhere. */
  readonly canonicalUrl?: string | null
  /**
   * The picture that is shown if the page's link is shared. It must be one of the site's own pictures. If it is missing, the
   * picture from the settings is used, if there is one.
   */
  readonly image?: string
  /** Set only if the page is an article. */
  readonly type?: 'article'
}

/**
 * All metadata in a page's head: title, description, keywords, canonical link, language alternates, social tags and the robots tag.
 * Values that the owner has written for this page in the office replace the page's own values. React moves the tags into the head,
 * also on the server.
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
  const addresses = {
    vi: `${origin}${paths?.vi ?? pathname}`,
    en: `${origin}${paths?.en ?? pathname}?lang=en`,
  }
  const canonical = own?.canonicalUrl || page.canonicalUrl || addresses[language]
  const shownTitle = own?.ogTitle ?? title
  const ownPicture = [own?.ogImageUrl, page.image].map(sharedPictureOf).find((each) => each)
  const fallback = inLanguage(language, settings?.socialImageUrl ?? '', settings?.socialImageUrlVi)
  const picture = ownPicture ?? sharedPictureOf(fallback)
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
      <meta property="og:title" content={shownTitle} />
      <meta property="og:description" content={own?.ogDescription ?? description} />
      <meta property="og:type" content={own?.ogType ?? page.type ?? 'website'} />
      <meta property="og:url" content={own?.ogUrl ?? canonical} />
      {picture && (
        <SharedPicture
          address={origin + picture}
          alt={ownPicture || !settings ? shownTitle : inLanguage(language, settings.name, settings.nameVi)}
        />
      )}
      <meta property="og:locale" content={language === 'vi' ? 'vi_VN' : 'en_US'} />
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  )
}

interface SharedPictureProps {
  readonly address: string
  readonly alt: string
}

/**
 * The tags for the picture, including its size. Without the size, social networks have to fetch the picture before they can show
 * it, so the first person who shares the link would see no picture.
 */
function SharedPicture({ address, alt }: SharedPictureProps) {
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:type" content={`image/${sharedPictureFormat}`} />
      <meta property="og:image:width" content={String(sharedPictureSize.width)} />
      <meta property="og:image:height" content={String(sharedPictureSize.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:image" content={address} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  )
}

function sharedPictureOf(address: string | undefined | null): string | undefined {
  return address ? sharedPicture(address) : undefined
}
