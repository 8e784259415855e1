import type { Page } from '@playwright/test'

/** How far things have moved by themselves since the document began, two frames from now; 0 is nothing. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          // The browser's own type of this entry is not in TypeScript's library.
          for (const entry of list.getEntries() as unknown as { value: number }[]) sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        // What was drawn has been measured two frames later.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
}
