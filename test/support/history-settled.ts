import type { Page } from '@playwright/test'

/** Waits until a closed dialog has no entry in the history: the traversal that takes it away aborts a navigation begun before. */
export async function historySettled(page: Page): Promise<void> {
  await page.waitForFunction(() => !(history.state as { layer?: number } | null)?.layer)
}
