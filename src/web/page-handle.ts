/**
 * What a page tells the server's page cache: exported as `handle` by a page whose HTML is the same for every visitor
 * of a language. A page without it is rendered for every request.
 */
export interface PageHandle {
  /**
   * Query parameters that, beside `lang`, select another version of the page. All others but the free ones change
   * nothing: what the page renders must not depend on them, or it would differ from the version kept.
   */
  readonly cachedParameters?: readonly string[]
  /** Query parameters a visitor types freely: with one of them the page is rendered and not kept. */
  readonly freeParameters?: readonly string[]
}
