import { useEffect, useEffectEvent, useState } from 'react'

interface SearchText {
  text: string
  type(text: string): void
  /** Searches at once, as Enter does. */
  send(): void
}

/**
 * What stands in a search field. The address holds the search; the field runs ahead of it while someone types, and
 * follows it when it changes from elsewhere (a link, the back button). `typingPause` is how many milliseconds pass without a
 * key before what was typed is searched.
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

  // The pause runs on while the screen shows something else anew.
  const sendTyped = useEffectEvent(send)
  useEffect(() => {
    if (text.trim() === sent) return
    const clock = setTimeout(() => sendTyped(), typingPause)
    return () => clearTimeout(clock)
  }, [text, sent, typingPause])

  return { text, type: setText, send }
}
