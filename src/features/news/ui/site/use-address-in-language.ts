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
 * After a change of language the address bar shows the article's address in that language. Nothing loads and the scroll position
 * stays, because the page already has the article in both languages.
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
