/**
 * The name of the event that tells that the page has been hydrated. From then on the page also has the attribute
 * `html[data-hydrated]`. The event is also sent if the page's scripts have failed, so that stored presses are repeated.
 */
export const pageHydrated = 'page-hydrated'

/**
 * A script type that browsers do not know, so that they do not run script elements of this type. before-hydration.ts starts these
 * scripts later.
 */
export const deferredScriptType = 'application/x-after-paint'

export function markPageHydrated(): void {
  document.documentElement.dataset.hydrated = ''
  dispatchEvent(new Event(pageHydrated))
}

export function isPageHydrated(): boolean {
  return document.documentElement.dataset.hydrated !== undefined
}
