import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

import { useSearchText } from '../use-search-text.ts'

/** The typed text is searched once no key has been pressed for this many milliseconds. */
const typingPause = 300

/** Returns a function that sets parameters of the address, which holds a screen's filters; null or '' removes one. */
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

/** The text of a search field, and the text that is searched (`q` of the address). */
export function useUrlSearch() {
  const [parameters, set] = useUrlFilters()
  const query = parameters.get('q') ?? ''
  const { text, type } = useSearchText(query, (q) => set({ q }), typingPause)
  return { text, setText: type, query }
}
