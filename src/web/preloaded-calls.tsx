interface PreloadedCallsProps {
  /** The addresses of the API calls that the page makes once its scripts run. */
  readonly urls: readonly string[]
  /**
   * True if the page needs the data only after a tap. The data is then not requested in advance for visitors who want to save data.
   */
  readonly ahead?: boolean
}

/**
 * Lets the browser request a page's data together with the page's scripts, and so only after the page is painted: the links'
 * attribute `media` keeps the browser from fetching them until `before-hydration.ts` removes the attribute. Only the server writes
 * these links: when React runs in the browser, the calls have been made already.
 */
export function PreloadedCalls({ urls, ahead }: PreloadedCallsProps) {
  if (!import.meta.env.SSR) return null
  return urls.map((url) => (
    <link
      key={url}
      rel="preload"
      as="fetch"
      href={url}
      // This value must be the same as in the call itself (browser-api.ts); otherwise the browser would ignore this response and
      // send a second request.
      crossOrigin="use-credentials"
      media="not all"
      data-ahead={ahead ? '' : undefined}
    />
  ))
}
