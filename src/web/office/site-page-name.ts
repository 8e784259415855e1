import type { Language } from '#src/kernel/language.ts'
import { legalPages, sitePages } from '../site-pages.ts'
import { siteTexts } from '../texts/site-texts.ts'

/** What guests know the page of a key ("home", "privacy-policy") by; the key itself where the site has no such page. */
export function sitePageName(key: string, language: Language): string {
  const path = key === 'home' ? '/' : `/${key}`
  const page = [...sitePages, ...legalPages].find((each) => each.path === path)
  return page ? siteTexts[language].pages[page.name] : key
}
