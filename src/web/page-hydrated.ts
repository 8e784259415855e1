/**
 * The name of the event that is sent when a page has been hydrated. From then on the attribute `html[data-hydrated]` marks the
 * page.
 */
export const pageHydrated = 'page-hydrated'

/** A type that browsers do not know, so that they do not run a script element of this type. before-hydration.ts starts it later. */
export const deferredScriptType = 'application/x-after-paint'

export function markPageHydrated(): void {
  document.documentElement.dataset.hydrated = ''
  dispatchEvent(new Event(pageHydrated))
}

export function isPageHydrated(): boolean {
  return document.documentElement.dataset.hydrated !== undefined
}
