/** The event of a page that is hydrated; it is marked by `html[data-hydrated]` from then on. */
export const pageHydrated = 'page-hydrated'

/** A script element of this type is left alone by the browser, until before-hydration.ts starts it. */
export const deferredScriptType = 'application/x-after-paint'

export function markPageHydrated(): void {
  document.documentElement.dataset.hydrated = ''
  dispatchEvent(new Event(pageHydrated))
}

export function isPageHydrated(): boolean {
  return document.documentElement.dataset.hydrated !== undefined
}
