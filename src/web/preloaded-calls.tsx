interface PreloadedCallsProps {
  /** The addresses of the calls, as the page makes them once its scripts run. */
  readonly urls: readonly string[]
  /** Only a tap needs them: for those who save data they are left out. */
  readonly ahead?: boolean
}

/**
 * Lets the browser ask for a page's data together with its scripts, and so not before the page is painted:
 * `before-hydration.ts` removes the `media` that holds the links back. Only the server writes them, as by the time React
 * runs in the browser the calls are on their way.
 */
export function PreloadedCalls({ urls, ahead }: PreloadedCallsProps) {
  if (!import.meta.env.SSR) return null
  return urls.map((url) => (
    <link
      key={url}
      rel="preload"
      as="fetch"
      href={url}
      // As the call itself is made (browser-api.ts), or the browser would ask a second time.
      crossOrigin="use-credentials"
      media="not all"
      data-ahead={ahead ? '' : undefined}
    />
  ))
}
