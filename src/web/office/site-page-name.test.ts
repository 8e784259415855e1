import { expect, test } from 'vitest'

import { sitePageName } from './site-page-name.ts'

test.each([
  ['home', 'Trang chủ', 'Home'],
  ['menu', 'Thực đơn', 'Menu'],
  ['privacy-policy', 'Chính sách bảo mật', 'Privacy policy'],
  ['no-such-page', 'no-such-page', 'no-such-page'],
])('the page %s has the name that guests read', (key, vi, en) => {
  expect([sitePageName(key, 'vi'), sitePageName(key, 'en')]).toEqual([vi, en])
})
