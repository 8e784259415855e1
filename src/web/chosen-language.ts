import { isLanguage, type Language } from '#src/kernel/language.ts'

/** Local storage key and cookie name of the visitor's choice. */
const languageKey = 'language'
/** Session storage key that marks a change of language; whoever acts on the change takes the mark away. */
export const languageChangedKey = 'languageChanged'
const yearInSeconds = 31_536_000

const listeners = new Set<() => void>()
// Storage can be forbidden: the choice then holds for this visit, and the cookie carries it on.
let chosenHere: Language | null = null

/** What the visitor chose in this browser, if anything. Browser only; the server knows the cookie. */
export function chosenLanguage(): Language | null {
  try {
    const stored = localStorage.getItem(languageKey)
    return isLanguage(stored) ? stored : chosenHere
  } catch {
    return chosenHere
  }
}

/** Stores a choice for this browser, marks the session as changed and tells who is listening. */
export function chooseLanguage(language: Language): void {
  chosenHere = language
  try {
    localStorage.setItem(languageKey, language)
    sessionStorage.setItem(languageChangedKey, 'true')
  } catch {
    // As above.
  }
  mirrorInCookie(language)
  for (const listener of listeners) listener()
}

/** Lets the server render in the visitor's language next time. */
export function mirrorInCookie(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${languageKey}=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`
}

/** Calls back whenever the choice changes, in this tab or another. */
export function onLanguageChosen(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key: all of the storage was cleared.
    if (key === languageKey || key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
