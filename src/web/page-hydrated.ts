/**
 * The name of the event that is sent when a page has been hydrated, which `html[data-hydrated]` marks from then on. The event is
 * also sent if the page's scripts have failed, so that stored presses are repeated.
 */
export const pageHydrated = 'page-hydrated'

/**
 * A type for script elements that browsers do not know, so that they do not run such an element. before-hydration.ts starts the
 * script later.
 */
export const deferredScriptType = 'application/x-after-paint'

export function markPageHydrated(): void {
  document.documentElement.dataset.hydrated = ''
  dispatchEvent(new Event(pageHydrated))
}

export function isPageHydrated(): boolean {
  return document.documentElement.dataset.hydrated !== undefined
}
