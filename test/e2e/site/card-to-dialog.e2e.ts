// Browser: layout or styles, real navigation
import type { Page } from '@playwright/test'

import { goBack } from '../../support/history-settled.ts'
import { expect, test, untilHydrated } from '../../support/site.ts'

test.use({ viewport: { width: 1024, height: 768 } })

const addButton = (page: Page) => page.getByRole('button', { name: /^Thêm Margherita/ })
const picture = (page: Page) => page.getByRole('dialog').locator('img').first()

/** Counts from now on how often a picture has set out for another place. */
async function countMoves(page: Page): Promise<() => Promise<number>> {
  const moves = await page.evaluateHandle(() => {
    const seen: string[] = []
    document.addEventListener('animationstart', ({ pseudoElement }) => {
      if (pseudoElement.startsWith('::view-transition-group')) seen.push(pseudoElement)
    })
    return seen
  })
  return () => moves.evaluate((seen) => seen.length)
}

test('the picture of a card moves into its dialog and back, whether it is closed by Back or by its button', async ({
  page,
}) => {
  await page.goto('/menu')
  await untilHydrated(page)
  await addButton(page).scrollIntoViewIfNeeded()
  const moves = await countMoves(page)
  await addButton(page).click()
  await expect(picture(page)).toBeVisible()
  await expect.poll(moves).toBe(1)
  await goBack(page)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(moves).toBe(2)
  await expect(addButton(page)).toBeFocused()
  await expect(page).toHaveURL('/menu')
  await addButton(page).click()
  await expect.poll(moves).toBe(3)
  await page.getByRole('dialog').getByRole('button', { name: 'Đóng' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(moves).toBe(4)
  // Nothing of it stays: the picture is the card's again.
  await expect.poll(() => page.locator('[style*=view-transition-name]').count()).toBe(0)
})

const still = [
  ['for those who want less motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['on a phone', (page: Page) => page.setViewportSize({ width: 390, height: 844 })],
] as const
for (const [where, arrange] of still)
  test(`the picture stays where it is ${where}`, async ({ page }) => {
    await arrange(page)
    await page.goto('/menu')
    await untilHydrated(page)
    const moves = await countMoves(page)
    await addButton(page).click()
    await expect(picture(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await moves()).toBe(0)
  })
