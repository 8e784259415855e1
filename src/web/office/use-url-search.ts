import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

/** Milliseconds without a key before what was typed is searched. */
const typingPause = 300

/** Sets parameters of the address, which holds a screen's filters; null or '' removes one. */
export function useUrlFilters() {
  const [parameters, setParameters] = useSearchParams()
  const set = useCallback(
    (changes: Readonly<Record<string, string | null>>, { replace = true }: { replace?: boolean } = {}) => {
      setParameters(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value)
            else next.delete(name)
          }
          return next
        },
        { replace, preventScrollReset: true },
      )
    },
    [setParameters],
  )
  return [parameters, set] as const
}

/**
 * What stands in a search field and what is searched. The address holds the search (`q`); the field runs ahead of it
 * while someone types, and follows it when it changes from elsewhere.
 */
export function useUrlSearch() {
  const [parameters, set] = useUrlFilters()
  const query = parameters.get('q') ?? ''
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

  useEffect(() => {
    const next = text.trim()
    if (next === sent) return
    const clock = setTimeout(() => {
      setSent(next)
      set({ q: next })
    }, typingPause)
    return () => clearTimeout(clock)
  }, [text, sent, set])

  return { text, setText, query }
}
