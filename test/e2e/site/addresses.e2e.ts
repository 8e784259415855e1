// Browser: hydration
import { untilHydrated, expect, test } from '../../support/site.ts'

test('the browser takes over what the server rendered, whatever else stands in the address', async ({
  page,
  baseURL,
}) => {
  const complaints: string[] = []
  const complain = (text: string) => complaints.push(`${page.url()}: ${text}`)
  // A page that is missing is an error to the browser's console, and none of the page's.
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('status of 404')) complain(message.text())
  })
  page.on('pageerror', (error) => complain(error.message))
  const hrefs = (html: string) => [...html.matchAll(/href="(\/menu[^"]*)"/g)].map(([, href]) => href)
  for (const [address, canonical] of [
    ['/menu?utm_source=post&category=gone&lang=xx', '/menu'],
    ['/menu?lang=en&utm_source=post&category=pizza-meat&category=pasta', '/menu?lang=en'],
    [`/menu?q=${'gà+'.repeat(60)}`, '/menu'],
    ['/nothing/at/all?utm_source=post', '/404'],
  ] as const) {
    const sent = (await (await page.goto(address))?.text()) ?? ''
    await untilHydrated(page)
    expect(sent, address).not.toContain('utm_source')
    expect(hrefs(await page.locator('main').innerHTML()), address).toEqual(
      hrefs(/<main[\s\S]*<\/main>/.exec(sent)?.[0] ?? ''),
    )
    const fields = page.getByRole('search').locator('input[type="hidden"]')
    expect(await fields.count(), address).toBe([...sent.matchAll(/<input type="hidden"/g)].length)
    await expect(page.locator('link[rel="canonical"]'), address).toHaveCount(1)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${canonical}`)
  }
  expect(complaints).toEqual([])
})
