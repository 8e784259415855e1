/** The event of a page that has been hydrated. From then on `html[data-hydrated]` marks the page. */
export const pageHydrated = 'page-hydrated'

/** The browser does not run a script element of this type until before-hydration.ts starts it. */
export const deferredScriptType = 'application/x-after-paint'

export function markPageHydrated(): void {
  document.documentElement.dataset.hydrated = ''
  dispatchEvent(new Event(pageHydrated))
}

export function isPageHydrated(): boolean {
  return document.documentElement.dataset.hydrated !== undefined
}
