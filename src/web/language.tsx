import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'

import { isLanguage, type Language } from '#src/kernel/language.ts'
import { chooseLanguage, chosenLanguage, mirrorInCookie, onLanguageChosen } from './chosen-language.ts'

interface LanguageState {
  readonly language: Language
  /**
   * Stores the language that the visitor chose, also in the cookie, and shows the page in this language at once, in this tab and in
   * other tabs.
   */
  choose(language: Language): void
}

/**
 * The context with the page's language. Only previews in another language than the reader's use it directly; all other code calls
 * `useLanguage`.
 */
export const LanguageContext = createContext<LanguageState | null>(null)

interface LanguageProviderProps {
  /** The language in which the server rendered the page. */
  readonly rendered: Language
  readonly children: ReactNode
}

const nothingChosenYet = () => null

/**
 * Decides the language of the page: the language of `?lang=` in the address, else the language that the visitor chose in this
 * browser, else the language in which the server rendered the page (from the cookie, or the default). Only the browser knows the
 * visitor's choice, so the first rendering always has the server's language.
 */
export function LanguageProvider({ rendered, children }: LanguageProviderProps) {
  // React Router does not give a type to the state of a location. This code only passes the state on, so the type does not matter.
  const { pathname, search, hash, state: locationState } = useLocation() as Location<unknown>
  const navigate = useNavigate()
  const chosen = useSyncExternalStore(onLanguageChosen, chosenLanguage, nothingChosenYet)
  const asked = new URLSearchParams(search).get('lang')
  const language = isLanguage(asked) ? asked : (chosen ?? rendered)

  useEffect(() => {
    if (chosen) mirrorInCookie(chosen)
  }, [chosen])

  const choose = useCallback(
    (next: Language) => {
      if (next === language) return
      chooseLanguage(next)
      // As long as the address contains `?lang=`, this parameter decides the language, and the visitor's choice would have no
      // effect. So the parameter is removed.
      const parameters = new URLSearchParams(search)
      if (!parameters.has('lang')) return
      parameters.delete('lang')
      const address = { pathname, search: parameters.toString(), hash }
      void navigate(address, { replace: true, preventScrollReset: true, state: locationState })
    },
    [language, pathname, search, hash, locationState, navigate],
  )

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
