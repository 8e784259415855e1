import type { Api } from './api.ts'

/**
 * What a page tells the server about storing and sending it, exported as `handle`. A page without it is rendered anew for every
 * request.
 */
export type PageHandle = SharedPage | PersonalPage

/** A page that only the holder of its link may see: no cache between server and visitor may store it. */
export interface PersonalPage {
  readonly personal: true
}

/**
 * A page whose HTML is the same for every visitor of a language, so that the server's page cache may store it. A layout may say
 * this for all its pages. On the server the page sees only the query parameters named here and a valid `lang`, so its content must
 * not depend on any other parameter in the browser either.
 */
export interface SharedPage {
  readonly personal?: never
  /**
   * Query parameters that select another version of the page, each with a function that lists its possible values. With any other
   * value the page is the same as without the parameter.
   */
  readonly cachedParameters?: Readonly<Record<string, PossibleValues>>
  /**
   * Query parameters that visitors type freely, such as a search: a page with one of them is rendered for each request and not
   * stored.
   */
  readonly freeParameters?: readonly string[]
  /** The only origin whose pages this page may show in a frame. Without it the page may show no frames. */
  readonly frameOrigin?: string
  /** True if an address of this page that is missing for the public may exist for someone who is signed in, such as a draft. */
  readonly hasDrafts?: boolean
}

export type PossibleValues = (api: Api) => Promise<readonly string[]>
