import type { Api } from './api.ts'

/** What a page tells the server, exported as `handle`. A page without it is rendered for every request. */
export type PageHandle = SharedPage | PersonalPage

/** A page for the holder of its link alone: no cache between server and visitor may store it. */
export interface PersonalPage {
  readonly personal: true
}

/**
 * A page whose HTML is the same for every visitor of a language, for the server's page cache; a layout may say it for all
 * its pages. On the server a page sees of its query only the parameters named here and a valid `lang`, so what it renders
 * must not depend on any other in the browser either.
 */
export interface SharedPage {
  readonly personal?: never
  /**
   * Query parameters that select another version of the page, each with what lists its possible values. With any other
   * value it is the page without the parameter.
   */
  readonly cachedParameters?: Readonly<Record<string, PossibleValues>>
  /** Query parameters a visitor types freely: with one of them the page is rendered and not stored. */
  readonly freeParameters?: readonly string[]
  /** The one origin whose pages this page may show in a frame; without it there are none. */
  readonly frameOrigin?: string
  /** What is missing for everyone may be there for someone who is signed in. */
  readonly hasDrafts?: boolean
}

export type PossibleValues = (api: Api) => Promise<readonly string[]>
