import { useRouteLoaderData } from 'react-router'

import type { CurrentSiteSettings } from '#src/features/restaurant/contract/site-settings.ts'
import type { Language } from '#src/kernel/language.ts'

/** What every page has from the start: the root route loads it. */
export interface RootData {
  readonly settings: CurrentSiteSettings
  readonly language: Language
  /** The site's own address for canonical links and social tags, such as https://pizza.example. */
  readonly origin: string
}

/** Undefined on the page that says that not even this could be loaded. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root')
}
