// Browser: real navigation
import { expect, test } from '../../support/site.ts'

test('a developer reads about the API at /api/docs, whose policy rejects none of its scripts and styles', async ({
  page,
}) => {
  const rejected: string[] = []
  page.on('console', (message) => message.type() === 'error' && rejected.push(message.text()))
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { level: 1, name: /Restaurant/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^POST \/api\/auth\/login / }).first()).toBeVisible()
  expect(rejected).toEqual([])
})
