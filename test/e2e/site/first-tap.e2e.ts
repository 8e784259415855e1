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

async function saveData(page: Page, connection: object): Promise<void> {
  await page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value }),
    connection as Record<string, unknown>,
  )
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

test('what a tap on the home page needs is there once its dishes are', async ({ page }) => {
  await page.goto('/')
  const asked = requestsOf(page)
  await page.getByRole('region', { name: 'Món khách quay lại vì nhớ' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('article').first()).toBeVisible()
  await fetchedAhead(page)
  const before = asked.length

  await page.getByRole('article').first().getByRole('button').last().click()
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible()
  // Parts of the page further down may be on their way.
  expect(asked.slice(before).filter((path) => /menu-items|dish-dialog/.test(path))).toEqual([])
})

for (const [who, connection] of [
  ['someone who saves data', { saveData: true }],
  ['the slowest connections', { effectiveType: '2g' }],
] as const) {
  test(`nothing is fetched ahead for ${who}, and a tap asks for its own dish`, async ({ page }) => {
    await saveData(page, connection)
    const asked = requestsOf(page)
    await page.goto('/menu', { waitUntil: 'networkidle' })
    await untilHydrated(page)
    expect(asked.filter((path) => path.endsWith('/customization-schemas'))).toEqual([])
    expect(asked.filter((path) => path.includes('dish-dialog'))).toEqual([])

    await addPepperoni(page).click()
    await expect(pepperoni(page).getByRole('radio', { name: '16 cm' })).toBeChecked()
    expect(asked.filter((path) => path.endsWith('/customization-schemas'))).toEqual([
      '/api/menu-items/pepperoni/customization-schemas',
    ])
  })
}

test('a dish tapped before the scripts are there shows the tap, and opens when they are', async ({
  page,
}) => {
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  const asked = requestsOf(page)
  await page.goto('/menu', { waitUntil: 'commit' })
  await addPepperoni(page).click()
  await expect(addPepperoni(page)).toHaveAttribute('data-pressed')
  released.resolve()
  await expect(pepperoni(page).getByRole('radio', { name: '16 cm' })).toBeChecked()
  expect(asked.filter((path) => path.endsWith('/customization-schemas'))).toEqual([offers])
  await page.keyboard.press('Escape')
  await expect(pepperoni(page)).toBeHidden()
  await expect(addPepperoni(page)).toBeFocused()
})

test('a dish that is not in what was fetched ahead is asked for by itself', async ({ page }) => {
  await page.route(`**${offers}`, (route) => route.fulfill({ json: { schemas: [], dishes: {} } }))
  await page.goto('/menu')
  await addPepperoni(page).click()
  await expect(pepperoni(page).getByRole('radio', { name: '16 cm' })).toBeChecked()
})

test('a tap that has to wait for what the dish offers shows that it waits', async ({ page }) => {
  const released = Promise.withResolvers<void>()
  await saveData(page, { saveData: true })
  await page.route('**/api/menu-items/*/customization-schemas', async (route) => {
    await released.promise
    await route.continue()
  })
  await page.goto('/menu')
  await addPepperoni(page).click()
  await expect(addPepperoni(page)).toHaveAttribute('aria-busy', 'true')
  released.resolve()
  await expect(pepperoni(page).getByRole('radio', { name: '16 cm' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(addPepperoni(page)).not.toHaveAttribute('aria-busy')
})
