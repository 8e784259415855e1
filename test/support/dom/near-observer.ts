/** Stands in for the browser's IntersectionObserver: everything is near, as the simulated document has no layout. */
export class NearObserver {
  readonly #tell: (entries: readonly { isIntersecting: boolean }[]) => void
  constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
    this.#tell = tell
  }
  observe() {
    this.#tell([{ isIntersecting: true }])
  }
  unobserve() {}
  disconnect() {}
}
