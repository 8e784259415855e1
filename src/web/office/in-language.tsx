import { type ReactNode, useMemo } from 'react'

import type { Language } from '#src/kernel/language.ts'
import { LanguageContext } from '../language.tsx'

const choose = () => undefined

/** Shows parts of the public site in the given language, independent of the office's language. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const state = useMemo(() => ({ language, choose }), [language])
  return (
    <LanguageContext value={state}>
      <div lang={language}>{children}</div>
    </LanguageContext>
  )
}
