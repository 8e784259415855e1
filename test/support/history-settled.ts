import type { Page } from '@playwright/test'

/**
 * Waits until each open dialog has its entry in the history, and a closed one none: the traversal that takes it away aborts a
 * navigation begun before, and Back in the same moment is taken for it.
 */
export async function historySettled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      ((history.state as { layer?: number } | null)?.layer ?? 0) ===
      document.querySelectorAll('dialog[open]').length,
  )
}

/** The browser's own button, pressed once the history has settled. */
export async function goBack(page: Page): Promise<void> {
  await historySettled(page)
  await page.goBack()
}
