/** The event of a page that is hydrated; it is marked by `html[data-awake]` from then on. */
export const pageHydrated = 'page-awake'

export function markPageHydrated(): void {
  document.documentElement.dataset.awake = ''
  dispatchEvent(new Event(pageHydrated))
}
