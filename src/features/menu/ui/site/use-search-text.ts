import { useEffect, useState } from 'react'

/** Milliseconds without a key before what was typed is searched. */
const typingPause = 250

interface SearchText {
  text: string
  type(text: string): void
  /** Searches at once: the guest pressed Enter. */
  send(): void
}

/**
 * What stands in the search field. The address holds the search; the field runs ahead of it while someone types, and
 * follows it when it changes from elsewhere (a link, the back button).
 */
export function useSearchText(query: string, search: (query: string) => void): SearchText {
  const [text, setText] = useState(query)
  const [shown, setShown] = useState(query)
  const [sent, setSent] = useState(query)
  if (query !== shown) {
    setShown(query)
    // What was sent from here leaves the field as it is: more may have been typed since.
    if (query !== sent) {
      setText(query)
      setSent(query)
    }
  }

  function send() {
    const next = text.trim()
    if (next === query) return
    setSent(next)
    search(next)
  }

  // Typing outlives single renderings, so its pause needs a clock of its own.
  useEffect(() => {
    if (text.trim() === sent) return
    const clock = setTimeout(send, typingPause)
    return () => clearTimeout(clock)
  })

  return { text, type: setText, send }
}
