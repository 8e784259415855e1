import { expect, test } from 'vitest'

import { phoneLink } from './contact-links.ts'

test.each([
  ['0274 000 0000', 'tel:+842740000000'],
  ['0274.000.0000', 'tel:+842740000000'],
  ['+84 274 000 0000', 'tel:+842740000000'],
  ['1900 0000', 'tel:19000000'],
])('a hotline written %s dials %s from any country', (written, link) => {
  expect(phoneLink(written)).toBe(link)
})
