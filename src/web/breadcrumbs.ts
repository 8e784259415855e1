import type { DescribedSite } from './structured-data.tsx'
import { siteTexts } from './texts/site-texts.ts'

/** The names of the pages directly below the home page, as keys of the site's texts. */
const pages: Readonly<Record<string, keyof (typeof siteTexts)['vi']['pages']>> = {
  '/menu': 'menu',
  '/about': 'about',
  '/news': 'news',
  '/contact': 'contact',
  '/booking': 'booking',
  '/privacy-policy': 'privacyPolicy',
  '/terms-of-service': 'termsOfService',
  '/accessibility': 'accessibility',
}

/**
 * The breadcrumbs from the home page to the page with this path, in the form of schema.org. A page at a deeper level, such as an
 * article, passes its own name. Only the server calls this function, for `StructuredData`.
 */
export function breadcrumbs({ language, origin, path }: DescribedSite, name?: string): object {
  const names = siteTexts[language].pages
  const above = path.split('/').slice(1)
  const steps = [
    { name: names.home, path: '/' },
    ...above.map((_part, place) => {
      const address = `/${above.slice(0, place + 1).join('/')}`
      const page = pages[address]
      return { name: page ? names[page] : (name ?? address), path: address }
    }),
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: step.name,
      item: `${origin}${step.path}${language === 'en' ? '?lang=en' : ''}`,
    })),
  }
}
