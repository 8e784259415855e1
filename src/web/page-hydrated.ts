/** Said by a page when its controls have come to life; `html[data-awake]` says it from then on. */
export const pageHydrated = 'page-awake'

export function markPageHydrated(): void {
  document.documentElement.dataset.awake = ''
  dispatchEvent(new Event(pageHydrated))
}
