import { useEffect } from 'react'

import { forgetLanguageChange, isLanguageChanged } from '#src/web/chosen-language.ts'
import { useLanguage } from '#src/web/language.tsx'
import { postPath } from '../../rules/post-address.ts'

interface AddressedPost {
  readonly id: string
  readonly slug: string | null
  readonly slugVi: string | null
}

/**
 * After a change of language, puts the article's address in the new language into the address bar. The page already contains the
 * article in both languages, so nothing is loaded and the scroll position stays.
 */
export function useAddressInLanguage({ id, slug, slugVi }: AddressedPost): void {
  const language = useLanguage()
  useEffect(() => {
    const path = postPath({ id, slug, slugVi }, language)
    const { pathname, search, hash } = window.location
    if (pathname === path || !isLanguageChanged()) return
    window.history.replaceState(window.history.state, '', path + search + hash)
    forgetLanguageChange()
  }, [id, slug, slugVi, language])
}
