import { expect, test } from '../../support/site.ts'

test('the menu is rendered on the server', async ({ page }) => {
  await page.goto('/menu')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
