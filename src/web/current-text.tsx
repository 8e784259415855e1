import type { ReactNode } from 'react'

import type { Language } from '#src/kernel/language.ts'
import { useLanguage } from './language.tsx'

/** A text in the language that the page has now, for a toast: it stays if the language changes while it shows. */
export function CurrentText({ of }: { readonly of: (language: Language) => ReactNode }) {
  return of(useLanguage())
}
