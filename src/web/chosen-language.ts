import { isLanguage, type Language } from '#src/kernel/language.ts'
import { onStoredElsewhere, readStored, writeStored } from './browser-storage.ts'

/** The visitor's chosen language is stored under this key in local storage, and in a cookie with this name. */
const languageKey = 'language'
/**
 * This key in session storage marks that the visitor has changed the language. The code that reacts to the change removes the mark.
 */
const languageChangedKey = 'languageChanged'
const yearInSeconds = 31_536_000

const listeners = new Set<() => void>()
// If the browser forbids local storage, this variable keeps the chosen language until the visitor leaves the page, and the cookie
// keeps it for later visits.
let chosenHere: Language | null = null

/**
 * The language that the visitor has chosen in this browser; null if none was chosen. Use this only in the browser; the server reads
 * the cookie.
 */
export function chosenLanguage(): Language | null {
  const stored = readStored('localStorage', languageKey)
  return isLanguage(stored) ? stored : chosenHere
}

/** Stores the chosen language in this browser, marks in session storage that the language was changed, and calls the listeners. */
export function chooseLanguage(language: Language): void {
  chosenHere = writeStored('localStorage', languageKey, language) ? null : language
  writeStored('sessionStorage', languageChangedKey, 'true')
  mirrorInCookie(language)
  for (const listener of listeners) listener()
}

/** True if the language was changed in this tab and no code has reacted to the change yet. */
export function isLanguageChanged(): boolean {
  return readStored('sessionStorage', languageChangedKey) !== null
}

export function forgetLanguageChange(): void {
  writeStored('sessionStorage', languageChangedKey, null)
}

/** Sets a cookie, which tells the server in which language to render the next page. Does nothing if the browser forbids cookies. */
export function mirrorInCookie(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${languageKey}=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`
  } catch {
    // If the cookie cannot be set, only the browser's storage or memory keeps the language.
  }
}

/** Calls the listener whenever the visitor chooses a language, in this tab or in another tab. */
export function onLanguageChosen(listener: () => void): () => void {
  listeners.add(listener)
  const stop = onStoredElsewhere([languageKey], listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}
