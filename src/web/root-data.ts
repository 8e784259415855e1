import { useRouteLoaderData } from 'react-router'

import type { Language } from '#src/kernel/language.ts'
import type { CallOutput } from './api.ts'

export type PageSeo = CallOutput<'GET /api/page-seo'>[number]

/**
 * What the owner has written in the office for the head of a page in one language. For a value that is missing here, the page's own
 * is used.
 */
export type StoredHead = Partial<Omit<PageSeo, 'id' | 'pageKey' | 'language' | 'updatedAt'>>

/** The data that every page has from the start. The root route loads it. */
export interface RootData {
  readonly language: Language
  /** The site's own address for canonical links and social tags, such as https://pizza.example. */
  readonly origin: string
  /** The restaurant's settings that the head of every page needs, and the phone number to call if the page fails. */
  readonly settings: {
    readonly name: string
    readonly nameVi: string
    readonly phone: string
    readonly socialImageUrl: string | null
    readonly socialImageUrlVi: string | null
  }
  /** What the owner has written, in the document's language, for the head of the page with which the document was loaded. */
  readonly head?: StoredHead | undefined
  /** The path of the page with which the document was loaded. */
  readonly path?: string
}

/** The data of the root route; undefined on the error page that is shown if even this data could not be loaded. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root')
}
