import type { siteTexts } from './texts/site-texts.ts'

export interface SitePage {
  readonly path: string
  readonly name: keyof (typeof siteTexts)['en']['pages']
  /**
   * Set if the page has a content security policy of its own. A policy applies only to a new document, so links to this page load
   * one.
   */
  readonly reloadDocument?: true
}

/** The legal pages, which the footer of every page links to in this order. */
export const legalPages = [
  { path: '/privacy-policy', name: 'privacyPolicy' },
  { path: '/terms-of-service', name: 'termsOfService' },
  { path: '/accessibility', name: 'accessibility' },
] as const satisfies readonly SitePage[]

/** The pages that header, mobile menu and footer link to, in this order. */
export const sitePages: readonly SitePage[] = [
  { path: '/', name: 'home' },
  { path: '/menu', name: 'menu' },
  { path: '/about', name: 'about' },
  { path: '/news', name: 'news' },
  { path: '/contact', name: 'contact' },
  { path: '/booking', name: 'booking', reloadDocument: true },
]
