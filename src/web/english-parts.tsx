import { Fragment, type ReactNode } from 'react'

import { type Language, markEnglish, partsByMark } from '#src/kernel/language.ts'

/**
 * Returns the same text as `inLanguage`, for places without an element that could carry the attributes of `foreignLanguage`. If the
 * text is not in the reader's language, it is wrapped in an element with the attribute `lang`. An empty text stays empty.
 */
export function translated(
  language: Language,
  english: string,
  vietnamese: string | null | undefined,
): ReactNode {
  return showEnglish(markEnglish(language, english, vietnamese))
}

/** Renders a text, and wraps each part that `markEnglish` has marked in an element with the attribute `lang`. */
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
