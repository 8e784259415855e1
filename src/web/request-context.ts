import { createContext, type RouterContextProvider } from 'react-router'

import type { Language } from '#src/kernel/language.ts'
import type { Api } from './api.ts'

/**
 * What the server gives the loader of a page: the API, which is called on behalf of the visitor, the language and the site's own
 * address.
 */
export interface PageRequest {
  readonly api: Api
  readonly language: Language
  /** Origin for canonical links and social tags, such as https://pizza.example. */
  readonly origin: string
  /** The nonce of this rendering: it marks the inline scripts that the page's Content-Security-Policy may trust. */
  readonly scriptNonce: string
  /** Data from which the page is rendered and that is not in its HTML for hydration. The page's loaders fill it. */
  readonly rendered: Map<string, unknown>
  /** Writes to the server's log an error because of which the visitor sees an error page. */
  report(error: unknown): void
}

const pageRequestContext = createContext<PageRequest>()

export function providePageRequest(context: RouterContextProvider, request: PageRequest): void {
  context.set(pageRequestContext, request)
}

export function pageRequest(context: Readonly<RouterContextProvider>): PageRequest {
  return context.get(pageRequestContext)
}
