interface PreloadedCallsProps {
  /** The addresses of the calls that the page makes once its scripts run. */
  readonly urls: readonly string[]
  /** True if only a tap needs the calls: they are left out for visitors who save data. */
  readonly ahead?: boolean
}

/**
 * Lets the browser ask for a page's data together with its scripts, and so not before the page is painted: `before-hydration.ts`
 * removes the `media` attribute that holds the links back. Only the server writes them: when React runs in the browser, the calls
 * are already under way.
 */
export function PreloadedCalls({ urls, ahead }: PreloadedCallsProps) {
  if (!import.meta.env.SSR) return null
  return urls.map((url) => (
    <link
      key={url}
      rel="preload"
      as="fetch"
      href={url}
      // This has to be as in the call itself (browser-api.ts), or the browser would ask a second time.
      crossOrigin="use-credentials"
      media="not all"
      data-ahead={ahead ? '' : undefined}
    />
  ))
}
