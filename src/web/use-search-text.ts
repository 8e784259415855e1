import { useEffect, useEffectEvent, useState } from 'react'

interface SearchText {
  text: string
  type(text: string): void
  /** Searches at once, as the Enter key does. */
  send(): void
}

/**
 * The text of a search field. The address holds the search. The field is newer while someone types, and follows the address when a
 * link or the back button changes it. After `typingPause` milliseconds without a key the typed text is searched.
 */
export function useSearchText(
  query: string,
  search: (query: string) => void,
  typingPause: number,
): SearchText {
  const [text, setText] = useState(query)
  const [shown, setShown] = useState(query)
  const [sent, setSent] = useState(query)
  if (query !== shown) {
    setShown(query)
    // The field does not follow a search that it sent itself: more may have been typed since.
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

  // The pause continues even if the screen is rendered again meanwhile.
  const sendTyped = useEffectEvent(send)
  useEffect(() => {
    if (text.trim() === sent) return
    const clock = setTimeout(() => sendTyped(), typingPause)
    return () => clearTimeout(clock)
  }, [text, sent, typingPause])

  return { text, type: setText, send }
}
