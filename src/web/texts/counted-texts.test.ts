import { expect, test } from 'vitest'

import { officeTexts } from '../office/texts/office-texts.ts'
import { siteTexts } from './site-texts.ts'

test.each([
  [0, 'Cart, empty', 'Giỏ hàng, chưa có món nào'],
  [1, 'Cart, 1 item', 'Giỏ hàng, 1 món'],
  [2, 'Cart, 2 items', 'Giỏ hàng, 2 món'],
])('a cart with %i dishes is called "%s" and "%s"', (count, en, vi) => {
  expect([siteTexts.en.cart(count), siteTexts.vi.cart(count)]).toEqual([en, vi])
})

test.each([
  [1, / 1 minute\./, / 1 phút/],
  [2, / 2 minutes\./, / 2 phút/],
])('a session that ends in %i min says so', (minutes, en, vi) => {
  expect(officeTexts.en.session.warning(minutes)).toMatch(en)
  expect(officeTexts.vi.session.warning(minutes)).toMatch(vi)
})
