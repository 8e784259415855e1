import { expect, test, untilHydrated } from '../../support/site.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('pictures far down a phone come after the scripts, or as soon as one scrolls', async ({ page }) => {
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  const pictures = page.getByRole('article').locator('img')
  await page.goto('/menu', { waitUntil: 'commit' })
  await expect(pictures.nth(1)).not.toHaveJSProperty('naturalWidth', 0)
  await expect(pictures.nth(4)).toHaveJSProperty('naturalWidth', 0)
  await expect(pictures.nth(4)).toBeHidden()
  await page.mouse.wheel(0, 400)
  await expect(pictures.nth(4)).not.toHaveJSProperty('naturalWidth', 0)

  await page.goto('/menu', { waitUntil: 'commit' })
  await expect(pictures.nth(4)).toBeHidden()
  released.resolve()
  await untilHydrated(page)
  await expect(pictures.nth(4)).toBeVisible()
})

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
