interface PreloadedCallsProps {
  /** The addresses of the calls that the page makes once its scripts run. */
  readonly urls: readonly string[]
  /** True if the page needs the data only after a tap. For visitors who want to save data these calls are not made in advance. */
  readonly ahead?: boolean
}

/**
 * Lets the browser ask for a page's data together with the page's scripts, and so not before the page is painted: the links'
 * `media` attribute holds them back until `before-hydration.ts` removes it. Only the server writes these links: when React runs in
 * the browser, the calls are already under way.
 */
export function PreloadedCalls({ urls, ahead }: PreloadedCallsProps) {
  if (!import.meta.env.SSR) return null
  return urls.map((url) => (
    <link
      key={url}
      rel="preload"
      as="fetch"
      href={url}
      // This has to be the same as in the call itself (browser-api.ts); otherwise the browser would ignore this response and ask a
      // second time.
      crossOrigin="use-credentials"
      media="not all"
      data-ahead={ahead ? '' : undefined}
    />
  ))
}
