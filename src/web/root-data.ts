import { useRouteLoaderData } from 'react-router'

import type { Language } from '#src/kernel/language.ts'

/** What every page has from the start: the root route loads it, with what it passes on itself. */
export interface RootData {
  readonly language: Language
  /** The site's own address for canonical links and social tags, such as https://pizza.example. */
  readonly origin: string
  /** What of the restaurant's settings the head of every page needs. */
  readonly settings: {
    readonly socialImageUrl: string | null
    readonly socialImageUrlVi: string | null
  }
}

/** Undefined on the page that says that not even this could be loaded. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root')
}
