import { expect, test, untilHydrated } from '../../support/site.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('dishes far down a phone are laid out when one scrolls to them', async ({ page }) => {
  await page.goto('/menu')
  await untilHydrated(page)
  const last = page.getByRole('article').last()
  const isLaidOut = () =>
    last.getByRole('heading').evaluate((name) => name.checkVisibility({ contentVisibilityAuto: true }))
  await expect.poll(isLaidOut).toBe(false)
  await last.scrollIntoViewIfNeeded()
  await expect.poll(isLaidOut).toBe(true)
  await expect(last.getByRole('heading')).toBeInViewport()
})
