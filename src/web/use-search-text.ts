import { useEffect, useEffectEvent, useState } from 'react'

interface SearchText {
  text: string
  type(text: string): void
  /** Searches at once, as the Enter key does. */
  send(): void
}

/**
 * The text of a search field. The text for which was searched is in the address, and while someone types, the field is newer than
 * the address. Once no key has been pressed for `typingPause` milliseconds, the typed text is searched. When a link or the back
 * button changes the address, the field takes over the text from there.
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
    // If the address changes to a search that this field has sent, the field keeps its text, because more may have been typed
    // since.
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

  // The pause before a search is not started anew if the component is rendered again during it.
  const sendTyped = useEffectEvent(send)
  useEffect(() => {
    if (text.trim() === sent) return
    const clock = setTimeout(() => sendTyped(), typingPause)
    return () => clearTimeout(clock)
  }, [text, sent, typingPause])

  return { text, type: setText, send }
}
