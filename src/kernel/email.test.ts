import { expect, test } from 'vitest'

import { looksLikeEmail } from './email.ts'

test.each(['lan@example.com', 'lan.bình+pizza@mail.example.com.vn'])(
  '%s may be an e-mail address',
  (text) => {
    expect(looksLikeEmail(text)).toBe(true)
  },
)

test.each([
  '',
  'lan',
  'lan@example',
  '@example.com',
  'lan@.com',
  'lan@example.',
  'lan@example..com',
  'lan @example.com',
  'to lan@example.com',
  'lan@example.com, bình@example.com',
  'lan@example.com ',
  'lan@bình@example.com',
])('%j is no e-mail address', (text) => {
  expect(looksLikeEmail(text)).toBe(false)
})
