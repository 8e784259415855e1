import type { siteTexts } from './texts/site-texts.ts'

export interface SitePage {
  readonly path: string
  readonly name: keyof (typeof siteTexts)['en']['pages']
  /**
   * Set if the page has its own Content-Security-Policy. Browsers apply a policy only when they load a new document, so links to
   * this page load a new document.
   */
  readonly reloadDocument?: true
}

/** The legal pages, in the order in which every page's footer links to them. */
export const legalPages = [
  { path: '/privacy-policy', name: 'privacyPolicy' },
  { path: '/terms-of-service', name: 'termsOfService' },
  { path: '/accessibility', name: 'accessibility' },
] as const satisfies readonly SitePage[]

/** The pages to which header, mobile menu and footer link, in this order. */
export const sitePages: readonly SitePage[] = [
  { path: '/', name: 'home' },
  { path: '/menu', name: 'menu' },
  { path: '/about', name: 'about' },
  { path: '/news', name: 'news' },
  { path: '/contact', name: 'contact' },
  { path: '/booking', name: 'booking', reloadDocument: true },
]
