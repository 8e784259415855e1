import { useRouteLoaderData } from 'react-router'

import type { Language } from '#src/kernel/language.ts'
import type { CallOutput } from './api.ts'

export type PageSeo = CallOutput<'GET /api/page-seo'>[number]

/** What an owner has written for the head of a page in a language; the rest is the page's own. */
export type StoredHead = Partial<Omit<PageSeo, 'id' | 'pageKey' | 'language' | 'updatedAt'>>

/** What every page has from the start: the root route loads it, with what it passes on itself. */
export interface RootData {
  readonly language: Language
  /** The site's own address for canonical links and social tags, such as https://pizza.example. */
  readonly origin: string
  /** What of the restaurant's settings the head of every page needs, and the number to call where the page fails. */
  readonly settings: {
    readonly name: string
    readonly nameVi: string
    readonly phone: string
    readonly socialImageUrl: string | null
    readonly socialImageUrlVi: string | null
  }
  /** What the owner has written for the head of the page that the document begins with, in its language. */
  readonly head?: StoredHead | undefined
  /** The path of that page. */
  readonly path?: string
}

/** Undefined on the page that says that not even this could be loaded. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root')
}
