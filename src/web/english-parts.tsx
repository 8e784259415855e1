import { Fragment, type ReactNode } from 'react'

import { type Language, markEnglish, partsByMark } from '#src/kernel/language.ts'

/**
 * Returns what `inLanguage` returns, for places where no separate element can carry `foreignLanguage`: a text, or an element with
 * the `lang` of the text. An empty text stays empty.
 */
export function translated(
  language: Language,
  english: string,
  vietnamese: string | null | undefined,
): ReactNode {
  return showEnglish(markEnglish(language, english, vietnamese))
}

/** Renders a text; each part that `markEnglish` has marked is in an element with `lang`. */
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
