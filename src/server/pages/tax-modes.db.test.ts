import { beforeEach, describe, expect, it } from 'vitest'

import type { PlacedOrder } from '#src/features/orders/contract/order.ts'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { setSettings } from '#test/support/set-settings.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { webHandler } from './page-handler.ts'
import { builtSite, siteFiles } from './site-files.ts'

const origin = 'https://pizza.example'
const restaurant = testRestaurant({ PUBLIC_URL: origin }, async (app, services) => {
  await siteFiles(app)
  webHandler(app, services, await builtSite())
})

/** What a page says to people and to search engines: all of it but scripts and styles. */
async function saidAt(address: string): Promise<string> {
  const { body } = await restaurant.app.inject(address.replace(origin, ''))
  return body
    .replaceAll(/<style[\s\S]*?<\/style>|<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '')
    .normalize()
}

const namesVat = /\bVAT\b|GTGT|thuế|\btax/i

/** The path of the ticket of an order of this moment. */
async function orderTicket(): Promise<string> {
  const payload = await orderFor(restaurant.app, [smallPepperoni])
  return (await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })).json<PlacedOrder>()
    .ticketUrl
}

describe('a household business', () => {
  beforeEach(() => setSettings(restaurant, { taxMode: 'none' }))

  it('names VAT on no page, in no text of law, description, structured data, feed or ticket', async () => {
    const pages = [...(await saidAt('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, page = '']) => page,
    )
    expect(pages.length).toBeGreaterThan(20)
    const ticket = await orderTicket()
    const more = [
      '/nowhere',
      '/feed.xml',
      '/feed.xml?lang=en',
      '/manifest.webmanifest',
      ticket,
      `${ticket}?lang=en`,
    ]
    for (const page of [...pages, ...more]) {
      const said = await saidAt(page)
      expect([page, said.length > 100, namesVat.exec(said)?.[0]]).toEqual([page, true, undefined])
    }
  })
})

describe('a restaurant says whether its prices hold VAT', () => {
  it.each([
    ['excluded', '', 'Giá chưa gồm 8% VAT', /chưa gồm thuế GTGT/, '>VAT 8%<'],
    ['excluded', '?lang=en', 'Prices exclude 8% VAT', /exclude VAT/, '>VAT 8%<'],
    ['included', '', 'Giá đã gồm 8% VAT', /đã gồm thuế GTGT 8%/, 'Trong đó VAT 8%'],
    ['included', '?lang=en', 'Prices include 8% VAT', /include 8% VAT/, 'Of which VAT 8%'],
  ] as const)(
    'where it is %s, at home, on the menu, in the terms and on a ticket%s',
    async (taxMode, query, note, terms, bill) => {
      await setSettings(restaurant, { taxMode })
      for (const page of ['/', '/menu'])
        expect((await saidAt(page + query)).replaceAll('<!-- -->', ''), page).toContain(note)
      expect(await saidAt(`/terms-of-service${query}`)).toMatch(terms)
      expect(await saidAt((await orderTicket()) + query)).toContain(bill)
    },
  )
})
