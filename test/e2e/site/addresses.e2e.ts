import { untilHydrated, expect, test } from '../../support/site.ts'

for (const [address, canonical] of [
  ['/menu?utm_source=post&category=gone&lang=xx', '/menu'],
  ['/menu?lang=en&utm_source=post&category=pizza-meat&category=pasta', '/menu?lang=en'],
  [`/menu?q=${'gà+'.repeat(60)}`, '/menu'],
  ['/nothing/at/all?utm_source=post', '/404'],
] as const) {
  test(`the browser takes over what the server rendered at ${address.slice(0, 60)}`, async ({
    page,
    baseURL,
  }) => {
    const complaints: string[] = []
    // A page that is missing is an error to the browser's console, and none of the page's.
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('status of 404'))
        complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    const sent = await (await page.goto(address))?.text()
    await untilHydrated(page)
    expect(sent).not.toContain('utm_source')
    const hrefs = (html: string) => [...html.matchAll(/href="(\/menu[^"]*)"/g)].map(([, href]) => href)
    expect(hrefs(await page.locator('main').innerHTML())).toEqual(
      hrefs(/<main[\s\S]*<\/main>/.exec(sent ?? '')?.[0] ?? ''),
    )
    const fields = page.getByRole('search').locator('input[type="hidden"]')
    expect(await fields.count()).toBe([...(sent ?? '').matchAll(/<input type="hidden"/g)].length)
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${canonical}`)
    expect(complaints).toEqual([])
  })
}

test('another spelling of an address leads to the page', async ({ page }) => {
  await page.goto('/MENU/?category=pizza-meat&utm_source=post')
  await expect(page).toHaveURL('/menu?category=pizza-meat')
  await expect(page.getByRole('article')).toHaveCount(3)
})
