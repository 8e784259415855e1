import { expect, test } from 'vitest'

import { phoneLink } from './contact-links.ts'

test.each([
  ['0274 000 0000', 'tel:+842740000000'],
  ['0274.000.0000', 'tel:+842740000000'],
  ['+84 274 000 0000', 'tel:+842740000000'],
  ['+84 (0) 274 000 0000', 'tel:+842740000000'],
  ['0084 274 000 0000', 'tel:+842740000000'],
  ['+44 20 7946 0018', 'tel:+442079460018'],
  ['0044 20 7946 0018', 'tel:+442079460018'],
  ['1900 0000', 'tel:19000000'],
])('a hotline written %s dials %s from any country', (written, link) => {
  expect(phoneLink(written)).toBe(link)
})
