interface NearEntry {
  readonly isIntersecting: boolean
  readonly target: Element
}

/** Stands in for the browser's IntersectionObserver: everything is near, as the simulated document has no layout. */
export class NearObserver {
  readonly #tell: (entries: readonly NearEntry[]) => void
  constructor(tell: (entries: readonly NearEntry[]) => void) {
    this.#tell = tell
  }
  observe(target: Element) {
    this.#tell([{ isIntersecting: true, target }])
  }
  unobserve() {}
  disconnect() {}
}
