import type { Language } from '#src/kernel/language.ts'
import { legalPages, sitePages } from '../site-pages.ts'
import { siteTexts } from '../texts/site-texts.ts'

/**
 * The name by which guests know the page with this key ("home", "privacy-policy"). If the site has no such page, the result is the
 * key itself.
 */
export function sitePageName(key: string, language: Language): string {
  const path = key === 'home' ? '/' : `/${key}`
  const page = [...sitePages, ...legalPages].find((each) => each.path === path)
  return page ? siteTexts[language].pages[page.name] : key
}
