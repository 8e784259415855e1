import type { Api } from './api.ts'

/**
 * What a page tells the server about storing and sending it. The page exports this as `handle`; a page without a `handle` is
 * rendered anew for every request.
 */
export type PageHandle = SharedPage | PersonalPage

/** A page that only the holder of its secret link may see: no cache between server and visitor may store it. */
export interface PersonalPage {
  readonly personal: true
}

/**
 * A page whose HTML is the same for every visitor of a language, so that the server's page cache may store it. A layout may declare
 * this for all its pages. When the server renders the page, it sees only the query parameters named here and a valid `lang`. So in
 * the browser, too, the content must not depend on any other parameter.
 */
export interface SharedPage {
  readonly personal?: never
  /**
   * Query parameters that select another version of the page, each with a function that lists the possible values. If a parameter
   * has any other value, it is ignored.
   */
  readonly cachedParameters?: Readonly<Record<string, PossibleValues>>
  /**
   * Query parameters with text that visitors type, such as a search. A page that is requested with such a parameter is rendered for
   * each request and not stored.
   */
  readonly freeParameters?: readonly string[]
  /** The only origin whose pages this page may show in a frame. If it is missing, the page may show no frames. */
  readonly frameOrigin?: string
  /** True if signed-in users can see pages at addresses at which the public sees none, such as a draft. */
  readonly hasDrafts?: boolean
}

export type PossibleValues = (api: Api) => Promise<readonly string[]>
