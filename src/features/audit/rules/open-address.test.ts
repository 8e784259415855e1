import { expect, test } from 'vitest'

import { openAddress } from './open-address.ts'

test.each([
  ['orders.status', 'order', 'k7m2', '/admin/dashboard/orders?order=k7m2'],
  ['menu.dish-changed', 'dish', 'soda', '/admin/dashboard/menu?open=edit&dish=soda'],
  ['pages.about-changed', 'about-content', 'about', '/admin/dashboard/pages/about'],
  ['restaurant.settings-changed', 'site-settings', 'settings', '/admin/dashboard/pages/settings'],
  ['orders.status', 'order', 'a b&c', '/admin/dashboard/orders?order=a%20b%26c'],
  ['reservations.status', 'reservation', 'r1', '/admin/dashboard/reservations?reservation=r1'],
  ['contact.status', 'contact-message', 'm1', '/admin/dashboard/contact?message=m1'],
  ['news.post-changed', 'blog-post', 'p1', '/admin/dashboard/blog?open=edit&post=p1'],
  ['reviews.changed', 'review', 'v1', '/admin/dashboard/reviews?open=edit&review=v1'],
  ['accounts.user-changed', 'user', 'u1', '/admin/dashboard/account?open=edit&user=u1'],
  [
    'menu.category-changed',
    'category',
    'drinks',
    '/admin/dashboard/menu/categories?open=edit&category=drinks',
  ],
  [
    'customization.schema-changed',
    'customization-schema',
    'ice',
    '/admin/dashboard/menu/customizations?open=edit&schema=ice',
  ],
  ['pages.home-changed', 'home-content', 'home', '/admin/dashboard/pages/home'],
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
