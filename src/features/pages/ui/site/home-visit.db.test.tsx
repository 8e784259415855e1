import { showPart } from '#test/support/dom/shown-part.tsx'
import { screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'

import type { CurrentSiteSettings } from '#src/features/restaurant/contract/site-settings.ts'
import { SiteSettingsProvider } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import { LanguageProvider } from '#src/web/language.tsx'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { HomeVisit } from './home-visit.tsx'

const restaurant = testRestaurant()

const visit = { title: 'Bàn gần nhất', subtitle: 'Mời bạn vào.', picture: '/objects/story/room.webp' }

test('the way there: room, address, hours, whether it is open now, map and booking', async () => {
  // Noon at the restaurant.
  restaurant.clock.set('2026-05-06T05:00:00Z')
  await showPart(restaurant, <HomeVisit {...visit} />)
  const part = screen.getByRole('region', { name: 'Bàn gần nhất' })
  expect(part.textContent).toContain('Phường Thủ Dầu Một')
  expect(part.textContent).toContain('11:00 – 22:00')
  expect((await screen.findByRole('status')).textContent).toBe('Đang mở cửa, đến 22:00')
  expect(screen.getByRole('img', { name: /^Phòng ăn/ })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Mở trong Google Maps' }).getAttribute('href')).toMatch(
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/,
  )
  expect(screen.getByRole('link', { name: 'Đặt bàn' }).getAttribute('href')).toBe('/booking')
  expect(screen.getByRole('link', { name: 'Chuyện của quán' }).getAttribute('href')).toBe('/about')
})

test('the way there says in English when it opens next', async () => {
  // An hour before midnight at the restaurant.
  restaurant.clock.set('2026-05-06T16:00:00Z')
  await showPart(restaurant, <HomeVisit {...visit} />, { language: 'en' })
  expect((await screen.findByRole('status')).textContent).toBe('Closed now, opens tomorrow at 11:00')
})

test('the HTML that the server stores does not say whether it is open: that is true for a moment', async () => {
  const settings = (await restaurant.app.inject('/api/site-settings')).json<CurrentSiteSettings>()
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider rendered="vi">
        <SiteSettingsProvider settings={settings}>
          <HomeVisit {...visit} />
        </SiteSettingsProvider>
      </LanguageProvider>
    </MemoryRouter>,
  )
  expect(html).toContain('11:00 – 22:00')
  expect(html).not.toContain('role="status"')
})

test('the way there does without a picture of the room', async () => {
  await showPart(restaurant, <HomeVisit {...visit} picture={null} />)
  const part = within(screen.getByRole('region', { name: 'Bàn gần nhất' }))
  expect(part.queryByRole('img')).toBeNull()
  expect(part.getByRole('link', { name: 'Đặt bàn' })).toBeDefined()
})
