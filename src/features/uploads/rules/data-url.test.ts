import { expect, test } from 'vitest'

import { imageDataUrls, isImageDataUrl } from './data-url.ts'

const urlOf = (bytes: number, type = 'png') =>
  `data:image/${type};base64,${Buffer.alloc(bytes, 'a').toString('base64')}`

test.each([
  ['without padding', urlOf(3)],
  ['with one sign of padding', urlOf(2)],
  ['with two', urlOf(1)],
  ['of a type with marks in it', urlOf(3, 'svg+xml')],
])('an address is nothing but a picture: %s', (_what, url) => {
  expect(isImageDataUrl(url)).toBe(true)
  expect(`![Lò](${url}) và ![Bột](${url})`.replaceAll(imageDataUrls, 'a')).toBe('![Lò](a) và ![Bột](a)')
})

test.each([
  '',
  'https://pictures.example/a.png',
  'data:text/html;base64,AAAA',
  'data:image/png,AAAA',
  'data:image/png;base64,',
  ` ${urlOf(3)}`,
  `${urlOf(3)}?`,
  `${urlOf(1)}=`,
])('%j is something else', (url) => {
  expect(isImageDataUrl(url)).toBe(false)
})
