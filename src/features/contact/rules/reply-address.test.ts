import fc from 'fast-check'
import { expect, test } from 'vitest'

import { replyAddress } from './reply-address.ts'

const message = {
  name: 'Lan',
  email: 'lan@example.com',
  subject: 'Đặt tiệc',
  message: 'OK',
  language: 'vi' as const,
}

test('a reply begins with subject and greeting, in the language of the message, else of its page', () => {
  expect(decodeURIComponent(replyAddress(message))).toBe(
    'mailto:lan@example.com?subject=Re: Đặt tiệc&body=Chào Lan,\r\n\r\n',
  )
  expect(decodeURIComponent(replyAddress({ ...message, language: 'en' }))).toContain('body=Dear Lan,')
  const english = { ...message, message: 'Hello, is there a table for my party?' }
  expect(decodeURIComponent(replyAddress(english))).toContain('body=Dear Lan,')
})

test('nothing a guest writes adds a field to the e-mail', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      (name, subject, local) => {
        const address = new URL(
          replyAddress({ ...message, name, subject, email: `${local}&bcc=x@example.com` }),
        )
        expect([...address.searchParams.keys()]).toEqual(['subject', 'body'])
        expect(address.searchParams.get('subject')).toBe(`Re: ${subject}`)
      },
    ),
  )
})
