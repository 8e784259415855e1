import { useRouteLoaderData } from 'react-router'

import type { Language } from '#src/kernel/language.ts'
import type { CallOutput } from './api.ts'

export type PageSeo = CallOutput<'GET /api/page-seo'>[number]

/**
 * The values that the owner has written in the office for a page's head in one language. If a value is missing, the page's own
 * value is used.
 */
export type StoredHead = Partial<Omit<PageSeo, 'id' | 'pageKey' | 'language' | 'updatedAt'>>

/** The data that every page has from the start; the root route loads it. */
export interface RootData {
  readonly language: Language
  /** The site's own origin for canonical links and social tags, such as https://pizza.example. */
  readonly origin: string
  /** The restaurant's settings for the head of every page, and the phone number to call if a page fails. */
  readonly settings: {
    readonly name: string
    readonly nameVi: string
    readonly phone: string
    readonly socialImageUrl: string | null
    readonly socialImageUrlVi: string | null
  }
  /**
   * The values that the owner has written for the head of the first page, in the document's language. The first page is the one
   * with which the document was loaded.
   */
  readonly head?: StoredHead | undefined
  /** The path of the first page, with which the document was loaded. */
  readonly path?: string
}

/** The data of the root route. Undefined on the error page for the case that this data itself could not be loaded. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root')
}
