import { expect, test } from 'vitest'

import { openAddress } from './open-address.ts'

test.each([
  ['orders.status', 'order', 'k7m2', '/admin/dashboard/orders?order=k7m2'],
  ['menu.dish-changed', 'dish', 'soda', '/admin/dashboard/menu?open=edit&dish=soda'],
  ['pages.about-changed', 'about-content', 'about', '/admin/dashboard/pages/about'],
  ['restaurant.settings-changed', 'site-settings', 'settings', '/admin/dashboard/pages/settings'],
  ['pages.seo-changed', 'page-seo', 'menu/vi', '/admin/dashboard/pages/seo?page=menu&language=vi'],
])('after %s, %s %s is opened at %s', (action, kind, id, address) => {
  expect(openAddress({ action, thing: { kind, id } })).toBe(address)
})

test.each([
  ['menu.dish-deleted', 'dish'],
  ['newsletter.deleted', 'newsletter-subscriber'],
])('after %s nothing can be opened', (action, kind) => {
  expect(openAddress({ action, thing: { kind, id: 'gone' } })).toBeUndefined()
})
