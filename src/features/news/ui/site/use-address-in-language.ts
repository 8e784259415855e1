import { useEffect } from 'react'

import { languageChangedKey } from '#src/web/chosen-language.ts'
import { useLanguage } from '#src/web/language.tsx'
import { postPath } from '../../rules/post-address.ts'

interface AddressedPost {
  readonly id: string
  readonly slug: string | null
  readonly slugVi: string | null
}

/**
 * After a change of language the address bar shows the article's address in that language. Nothing is loaded and the
 * scroll position stays: the article is on the page in both languages.
 */
export function useAddressInLanguage({ id, slug, slugVi }: AddressedPost): void {
  const language = useLanguage()
  useEffect(() => {
    const path = postPath({ id, slug, slugVi }, language)
    const { pathname, search, hash } = window.location
    if (pathname === path || !languageChanged()) return
    window.history.replaceState(window.history.state, '', path + search + hash)
    sessionStorage.removeItem(languageChangedKey)
  }, [id, slug, slugVi, language])
}

function languageChanged(): boolean {
  try {
    return sessionStorage.getItem(languageChangedKey) !== null
  } catch {
    // Storage can be forbidden: the address then stays as it was, which leads here as well.
    return false
  }
}
