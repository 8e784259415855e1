/** The event of a page that is hydrated; it is marked by `html[data-hydrated]` from then on. */
export const pageHydrated = 'page-hydrated'

export function markPageHydrated(): void {
  document.documentElement.dataset.hydrated = ''
  dispatchEvent(new Event(pageHydrated))
}
