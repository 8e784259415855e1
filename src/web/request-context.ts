import { createContext, type RouterContextProvider } from 'react-router'

import type { Language } from '#src/kernel/language.ts'
import type { Api } from './api.ts'

/**
 * What the server passes to a page's loader: the API, called on behalf of the visitor, the language, and the site's own address.
 */
export interface PageRequest {
  readonly api: Api
  readonly language: Language
  /** The site's origin for canonical links and social tags, such as https://pizza.example. */
  readonly origin: string
  /** The nonce of this rendering, which marks the inline scripts that the page's Content-Security-Policy trusts. */
  readonly scriptNonce: string
  /** Data from which the server renders the page and which the HTML does not contain. The page's loaders put it into this map. */
  readonly rendered: Map<string, unknown>
  /** Writes an error to the server's log, if the visitor sees an error page because of it. */
  report(error: unknown): void
}

const pageRequestContext = createContext<PageRequest>()

export function providePageRequest(context: RouterContextProvider, request: PageRequest): void {
  context.set(pageRequestContext, request)
}

export function pageRequest(context: Readonly<RouterContextProvider>): PageRequest {
  return context.get(pageRequestContext)
}
