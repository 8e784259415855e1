import { createContext, type RouterContextProvider } from 'react-router'

import type { Language } from '#src/kernel/language.ts'
import type { Api } from './api.ts'

/** What the server gives a page's loader: the API on behalf of the visitor, the language, the site's own address. */
export interface PageRequest {
  readonly api: Api
  readonly language: Language
  /** Origin for canonical links and social tags, such as https://pizza.example. */
  readonly origin: string
  /** Marks the scripts of this rendering that the page's policy may trust. */
  readonly scriptNonce: string
  /** What the page is rendered from and does not carry along, filled by its loaders. */
  readonly rendered: Map<string, unknown>
  /** Tells the server's log of an error that became an error page. */
  report(error: unknown): void
}

const pageRequestContext = createContext<PageRequest>()

export function providePageRequest(context: RouterContextProvider, request: PageRequest): void {
  context.set(pageRequestContext, request)
}

export function pageRequest(context: Readonly<RouterContextProvider>): PageRequest {
  return context.get(pageRequestContext)
}
