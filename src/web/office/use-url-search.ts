import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

import { useSearchText } from '../use-search-text.ts'

/** Milliseconds without a key press, after which the list is searched for the typed text. */
const typingPause = 300

/**
 * Returns a function that sets parameters in the page's address, where a screen keeps its filters. A parameter whose value is null
 * or '' is removed.
 */
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

/** The text in a search field, and the text for which the list was searched (`q` in the page's address). */
export function useUrlSearch() {
  const [parameters, set] = useUrlFilters()
  const query = parameters.get('q') ?? ''
  const { text, type } = useSearchText(query, (q) => set({ q }), typingPause)
  return { text, setText: type, query }
}
