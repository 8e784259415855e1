import { expect, it } from 'vitest'

import { checkNewsletter, emptyNewsletter, restoreNewsletter } from './check-newsletter.ts'

it.each([
  ['', 'newsletter.email-required'],
  [' \u200B ', 'newsletter.email-required'],
  ['lan', 'newsletter.email-invalid'],
  ['lan@', 'newsletter.email-invalid'],
  [' lan@example.com ', undefined],
])('the address %j has the problem %s', (email, code) => {
  expect(checkNewsletter({ email })).toEqual(code === undefined ? [] : [{ field: 'email', code }])
})

it.each([[null], [7], [[]], [{ email: 7 }], [{ other: 'x' }]])('%j in storage is an empty form', (stored) => {
  expect(restoreNewsletter(stored)).toEqual(emptyNewsletter)
})

it('takes the address that was typed from storage', () => {
  expect(restoreNewsletter({ email: 'lan@' })).toEqual({ email: 'lan@' })
})
