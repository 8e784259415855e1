import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'

import { isLanguage, type Language } from '../kernel/language.ts'

/** Local storage key and cookie name of the visitor's choice (public site §1, resolutions of language and head). */
export const languageKey = 'language'
const changedKey = 'languageChanged'

interface LanguageState {
  readonly language: Language
  /** The visitor's choice: stored, mirrored in the cookie, shown at once. */
  choose(language: Language): void
}

const LanguageContext = createContext<LanguageState | null>(null)

interface LanguageProviderProps {
  /** What the server rendered. */
  readonly initial: Language
  readonly children: ReactNode
}

export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState(initial)

  const choose = useCallback((next: Language) => {
    rememberLanguage(next)
    sessionStorage.setItem(changedKey, 'true')
    // A link that carries ?lang= would bring the old language back on reload.
    const address = new URL(window.location.href)
    if (address.searchParams.has('lang')) {
      address.searchParams.delete('lang')
      window.history.replaceState(window.history.state, '', address)
    }
    setLanguage(next)
  }, [])

  // Local storage can only be read in the browser, after the server's language has been shown.
  useEffect(() => {
    const stored = storedLanguage()
    if (new URLSearchParams(window.location.search).has('lang')) return
    if (stored && stored !== initial) {
      rememberLanguage(stored)
      setLanguage(stored)
    }
  }, [initial])

  // The element is rendered by the server; React does not own its attribute after a switch in another root.
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])

  const state = useMemo(() => ({ language, choose }), [language, choose])
  return <LanguageContext value={state}>{children}</LanguageContext>
}

export function useLanguageChoice(): LanguageState {
  const state = use(LanguageContext)
  if (!state) throw new Error('No LanguageProvider above this component')
  return state
}

export function useLanguage(): Language {
  return useLanguageChoice().language
}

/** A feature's texts in the visitor's language. */
export function useTexts<Texts>(texts: Readonly<Record<Language, Texts>>): Texts {
  return texts[useLanguage()]
}

function storedLanguage(): Language | undefined {
  try {
    const stored = localStorage.getItem(languageKey)
    return isLanguage(stored) ? stored : undefined
  } catch {
    // Storage can be forbidden; the cookie and the default still work.
    return undefined
  }
}

function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(languageKey, language)
  } catch {
    // As above: the cookie below is enough for this visit.
  }
  document.cookie = `${languageKey}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`
}
