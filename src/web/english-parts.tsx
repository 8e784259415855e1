import { Fragment, type ReactNode } from 'react'

import { type Language, markEnglish, partsByMark } from '#src/kernel/language.ts'

/**
 * What `inLanguage` returns, if no separate element can carry `foreignLanguage`: a text, or an element with the `lang` of the text.
 * An empty text stays empty.
 */
export function translated(
  language: Language,
  english: string,
  vietnamese: string | null | undefined,
): ReactNode {
  return showEnglish(markEnglish(language, english, vietnamese))
}

/** A text in which the parts marked by `markEnglish` carry `lang`. */
export function showEnglish(text: string): ReactNode {
  const parts = partsByMark(text)
  if (parts.length === 1) return text
  return parts.map((part, place) => {
    const isEnglish = place % 2 === 1
    // The parts of a text do not change places.
    // oxlint-disable-next-line react/no-array-index-key
    return <Fragment key={place}>{isEnglish ? <span lang="en">{part}</span> : part}</Fragment>
  })
}
