// Browser: hydration
import type { Page } from '@playwright/test'

import { expect, test, untilHydrated } from '../../support/site.ts'

const addPepperoni = (page: Page) => page.getByRole('button', { name: 'Thêm Pepperoni Ý vào giỏ hàng' })
const pepperoni = (page: Page) => page.getByRole('dialog', { name: 'Pepperoni Ý' })
const offers = '/api/menu-items/customization-schemas'

/** The paths of everything but pictures and films that the page asks for from now on. */
function requestsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!['image', 'media'].includes(request.resourceType())) asked.push(new URL(request.url()).pathname)
  })
  return asked
}

/** Resolves when the page has what a tap needs: the dishes, what they offer, and the code of the dialog. */
async function fetchedAhead(page: Page): Promise<void> {
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
  await expect
    .poll(loaded)
    .toEqual(expect.arrayContaining([offers, '/api/menu-items', expect.stringContaining('dish-dialog')]))
}

test('what a tap on the menu needs is there before it: the tap asks for nothing', async ({ page }) => {
  const asked = requestsOf(page)
  await page.goto('/menu')
  await untilHydrated(page)
  await fetchedAhead(page)
  expect(asked.filter((path) => path === '/api/menu-items')).toHaveLength(1)
  expect(asked.filter((path) => path === offers)).toHaveLength(1)
  asked.length = 0

  await addPepperoni(page).click()
  await expect(pepperoni(page).getByRole('radio', { name: '16 cm' })).toBeChecked()
  await pepperoni(page)
    .getByRole('radio', { name: /^Hai vị/ })
    .check()
  await expect(pepperoni(page).getByRole('radio', { name: /Margherita/ })).toBeVisible()
  expect(asked).toEqual([])
})

test('nothing is fetched ahead for someone who saves data, and a tap asks for its own dish', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const asked = requestsOf(page)
  await page.goto('/menu', { waitUntil: 'networkidle' })
  await untilHydrated(page)
  expect(asked.filter((path) => /customization-schemas$|dish-dialog/.test(path))).toEqual([])

  await addPepperoni(page).click()
  await expect(pepperoni(page).getByRole('radio', { name: '16 cm' })).toBeChecked()
  expect(asked.filter((path) => path.endsWith('/customization-schemas'))).toEqual([
    '/api/menu-items/pepperoni/customization-schemas',
  ])
})
