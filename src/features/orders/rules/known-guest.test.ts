import fc from 'fast-check'
import { expect, test } from 'vitest'

import { vietnamesePhone } from '#src/kernel/phone.ts'
import { allergyNotes } from './known-guest.ts'

test.each([
  'Dị ứng tôm',
  'chị bị DỊ ỨNG nặng',
  'di ung hai san',
  'Allergic to peanuts!',
  'nut allergy',
  'Allergie gegen Nüsse',
  'không ăn được đậu phộng',
  'khong dau phong nhe',
  'Không cá.',
  'gluten-free, please',
  'no milk',
  'không bơ',
  'không thêm phô mai',
  'Thêm tôm, không mực',
  'ít sữa vì bé dị ứng',
  'one nut makes me sick',
])('“%s” speaks of an allergy', (note) => {
  expect(allergyNotes([note])).toEqual([note])
})

test.each([
  '',
  'Cắt nhỏ giúp em',
  'Không hành',
  'thêm cà chua',
  'ca chua de rieng',
  'Call me when you are so near',
  'Giao trước 7 giờ',
  'Nutella',
  'Ít phô mai',
  'it pho mai thoi',
  'Bên tôm xoài không ớt',
  'extra cheese please',
])('“%s” speaks of none', (note) => {
  expect(allergyNotes([note])).toEqual([])
})

test('each note is there once, in the order given, on one line', () => {
  const notes = ['Dị ứng tôm', null, 'Không hành', undefined, ' Dị ứng\ntôm ', 'no milk']
  expect(allergyNotes(notes)).toEqual(['Dị ứng tôm', 'no milk'])
})

test('no Vietnamese number begins with another one, so that what is typed so far is never looked up', () => {
  const national = fc.oneof(fc.stringMatching(/^[35789]\d{8}$/), fc.stringMatching(/^2\d{9}$/))
  const typed = fc.tuple(fc.constantFrom('0', '84', '+84', '0084', '+84 (0)'), national)
  fc.assert(
    fc.property(typed, ([beginning, digits]) => {
      const whole = beginning + digits
      for (let length = 1; length < whole.length; length += 1)
        expect(vietnamesePhone(whole.slice(0, length))).toBe(undefined)
    }),
  )
})
