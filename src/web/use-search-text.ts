import { useEffect, useEffectEvent, useState } from 'react'

interface SearchText {
  text: string
  type(text: string): void
  /** Searches at once, without the pause after typing; the Enter key does the same. */
  send(): void
}

/**
 * The text in a search field, and the function that searches. The page's address contains the text that was searched last; while
 * the user types, the text in the field is newer. Once no key has been pressed for `typingPause` milliseconds, the typed text is
 * searched. If a link or the back button changes the address, the field takes its text from the address.
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
    // If the address changes to a search that this field itself has sent, the field keeps its text, because the user may have typed
    // more since.
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

  // If the component is rendered again during the pause before a search, the pause is not started anew.
  const sendTyped = useEffectEvent(send)
  useEffect(() => {
    if (text.trim() === sent) return
    const clock = setTimeout(() => sendTyped(), typingPause)
    return () => clearTimeout(clock)
  }, [text, sent, typingPause])

  return { text, type: setText, send }
}
