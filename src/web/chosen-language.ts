import { isLanguage, type Language } from '#src/kernel/language.ts'
import { onStoredElsewhere, readStored, writeStored } from './browser-storage.ts'

/** Local storage key and cookie name of the visitor's choice. */
const languageKey = 'language'
/** Session storage key that marks a change of language; whoever acts on the change takes the mark away. */
const languageChangedKey = 'languageChanged'
const yearInSeconds = 31_536_000

const listeners = new Set<() => void>()
// Storage can be forbidden: the choice then holds for this visit, and the cookie carries it on.
let chosenHere: Language | null = null

/** What the visitor chose in this browser, if anything. Browser only; the server knows the cookie. */
export function chosenLanguage(): Language | null {
  const stored = readStored('localStorage', languageKey)
  return isLanguage(stored) ? stored : chosenHere
}

/** Stores a choice for this browser, marks the session as changed and tells who is listening. */
export function chooseLanguage(language: Language): void {
  chosenHere = writeStored('localStorage', languageKey, language) ? null : language
  writeStored('sessionStorage', languageChangedKey, 'true')
  mirrorInCookie(language)
  for (const listener of listeners) listener()
}

/** True where the language was changed in this session and nothing has acted on it yet. */
export function isLanguageChanged(): boolean {
  return readStored('sessionStorage', languageChangedKey) !== null
}

export function forgetLanguageChange(): void {
  writeStored('sessionStorage', languageChangedKey, null)
}

/** Lets the server render in the visitor's language next time; not where the browser forbids cookies. */
export function mirrorInCookie(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${languageKey}=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`
  } catch {
    // The choice holds for this visit.
  }
}

/** Calls back whenever the choice changes, in this tab or another. */
export function onLanguageChosen(listener: () => void): () => void {
  listeners.add(listener)
  const stop = onStoredElsewhere([languageKey], listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}
