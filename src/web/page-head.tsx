import { useLocation, useRouteLoaderData } from 'react-router'

import type { RootData } from '../root.tsx'
import { useLanguage } from './language.tsx'

interface PageHeadProps {
  readonly title: string
  readonly description: string
  readonly keywords?: string
  readonly noIndex?: boolean
}

/**
 * Everything the head of a page says of it (public site §2): title, description, keywords, canonical link, language
 * alternates, social tags and the robots tag. React lifts the tags into the head, on the server too.
 */
export function PageHead({ title, description, keywords, noIndex }: PageHeadProps) {
  const language = useLanguage()
  const { pathname } = useLocation()
  const { origin } = useRouteLoaderData<RootData>('root') ?? { origin: '' }
  const address = `${origin}${pathname}`
  const canonical = language === 'en' ? `${address}?lang=en` : address
  const image = `${origin}/brand/social_${language}.jpg`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      <meta name="robots" content={noIndex ? 'noindex, nofollow' : 'index, follow'} />
      <link rel="canonical" href={canonical} />
      <link rel="alternate" hrefLang="vi" href={address} />
      <link rel="alternate" hrefLang="en" href={`${address}?lang=en`} />
      <link rel="alternate" hrefLang="x-default" href={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:locale" content={language === 'vi' ? 'vi_VN' : 'en_US'} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={image} />
    </>
  )
}
