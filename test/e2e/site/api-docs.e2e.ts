import { expect, test } from '../../support/site.ts'

test('the API can be read about at /api/docs', async ({ page }) => {
  const rejected: string[] = []
  page.on('console', (message) => message.type() === 'error' && rejected.push(message.text()))
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { level: 1, name: /Restaurant/ })).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'POST /api/orders Places an order at the prices the guest was shown' }),
  ).toBeVisible()
  expect(rejected).toEqual([])
})
