/** What a page tells the server, exported as `handle`. A page without it is rendered for every request. */
export type PageHandle = SharedPage | PersonalPage

/** A page for the holder of its link alone: nothing on the way to the visitor may store it. */
export interface PersonalPage {
  readonly personal: true
}

/** A page whose HTML is the same for every visitor of a language, for the server's page cache. */
export interface SharedPage {
  readonly personal?: never
  /**
   * Query parameters that, beside `lang`, select another version of the page. All others but the free ones change
   * nothing: what the page renders must not depend on them, or it would differ from the version kept.
   */
  readonly cachedParameters?: readonly string[]
  /** Query parameters a visitor types freely: with one of them the page is rendered and not kept. */
  readonly freeParameters?: readonly string[]
}
