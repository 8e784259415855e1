/** Said by a page when its controls have come to life; `html[data-awake]` says it from then on. */
export const pageAwake = 'page-awake'

export function sayPageIsAwake(): void {
  document.documentElement.dataset.awake = ''
  dispatchEvent(new Event(pageAwake))
}
