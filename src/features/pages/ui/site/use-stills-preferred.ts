import { useSyncExternalStore } from 'react'

import { savesData } from '#src/web/saves-data.ts'

const wishes = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)']

/** True for those who asked their device for less motion or less data; a change of mind counts at once. */
export function useStillsPreferred(): boolean {
  // On the server nothing moves either.
  return useSyncExternalStore(onChange, areStillsPreferred, () => true)
}

function areStillsPreferred(): boolean {
  return savesData() || wishes.some((wish) => window.matchMedia(wish).matches)
}

function onChange(changed: () => void): () => void {
  const queries = wishes.map((wish) => window.matchMedia(wish))
  for (const query of queries) query.addEventListener('change', changed)
  return () => {
    for (const query of queries) query.removeEventListener('change', changed)
  }
}
