import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { completedWebAddress, isAllowedLink, leavesSite, linkFault } from './link-address.ts'

test.each([
  'https://zalo.me/0912345678',
  'https://m.me/beplua',
  'https://wa.me/84912345678?text=Xin%20ch%C3%A0o',
  'https://www.facebook.com/beplua',
  'https://maps.app.goo.gl/abc',
  'http://paper.example/pizza',
  '//paper.example/pizza',
  'mailto:lienhe@beplua.example?subject=%C4%90%E1%BA%B7t%20ti%E1%BB%87c',
  'tel:+84912345678',
  'tel:0274-000-0000',
  'TEL:1900',
  'sms:+84912345678?body=Xin%20ch%C3%A0o',
  'geo:10.98,106.65?q=B%E1%BA%BFp',
  'maps:?q=B%E1%BA%BFp',
  'zalo://conversation?phone=0912345678',
  'whatsapp://send?phone=84912345678',
  'viber://chat?number=%2B84912345678',
  'fb-messenger://user-thread/1',
  'tg://resolve?domain=beplua',
  '/menu',
  '/menu?q=b%C3%B2#drinks',
  '/news/gion-lai',
  '?lang=en',
  '#gio-mo-cua',
  '../menu',
])('%s is followed as it is written', (address) => {
  expect([isAllowedLink(address), linkFault(address)]).toEqual([true, undefined])
})

test.each([
  'javascript:alert(1)',
  ' JaVa\nScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'ftp://files.example/menu.pdf',
  'file:///etc/passwd',
  'blob:https://x.example/1',
  'htps://zalo.me/0912345678',
  'intent://send#Intent;scheme=smsto;end',
  'https://',
])('%j is not allowed', (address) => {
  expect([isAllowedLink(address), linkFault(address)]).toEqual([false, { kind: 'forbidden' }])
})

test.each([
  ['zalo.me/0912345678', 'https://zalo.me/0912345678'],
  ['www.facebook.com/bếplửa', 'https://www.facebook.com/bếplửa'],
  ['Beplua.vn', 'https://Beplua.vn'],
  ['bếplửa.vn?x=1', 'https://bếplửa.vn?x=1'],
  ['beplua.vn:8443/menu', 'https://beplua.vn:8443/menu'],
  [' m.me/beplua ', 'https://m.me/beplua'],
  ['https:/zalo.me/0912', 'https://zalo.me/0912'],
  ['https:zalo.me/0912', 'https://zalo.me/0912'],
  ['https//zalo.me/0912', 'https://zalo.me/0912'],
  ['http;//zalo.me/0912', 'https://zalo.me/0912'],
  ['lienhe@beplua.example', 'mailto:lienhe@beplua.example'],
  ['0912345678', 'tel:0912345678'],
  ['+84 912 345 678', 'tel:+84912345678'],
  ['tel:0912 345 678', 'tel:0912345678'],
  ['SMS: 0912.345 678', 'sms:0912345678'],
  ['menu', '/menu'],
  ['news/gion-lai', '/news/gion-lai'],
  ['menu.html', '/menu.html'],
])('%j lacks what makes it the link that was meant: %j', (address, completion) => {
  expect(linkFault(address)).toEqual({ kind: 'incomplete', completion })
  expect(linkFault(completion)).toBeUndefined()
})

describe('whatever is written', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.webUrl().map((url) => url.replace(/^https?:(\/\/)?/, '')),
    fc.stringMatching(/^[a-z:/.@+ \d?#-]{0,30}$/),
  )

  test('a completion needs no other, is allowed, and one of a web address leaves the site', () => {
    fc.assert(
      fc.property(typed, (address) => {
        const fault = linkFault(address)
        if (fault?.kind !== 'incomplete') return
        expect(linkFault(fault.completion)).toBeUndefined()
        expect(isAllowedLink(fault.completion)).toBe(true)
        expect(leavesSite(fault.completion)).toBe(completedWebAddress(address) !== undefined)
      }),
    )
  })
})
