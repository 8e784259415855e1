import { expect, test } from 'vitest'

import { hasVariants, largestVariant, pictureSrcSet } from './picture-variants.ts'

test.each([
  ['/objects/dishes/pepperoni.webp', true],
  ['/objects/avatar.JPG', true],
  ['/objects/story/oven.jpeg', true],
  ['/objects/dishes/pepperoni.webp.svg', false],
  ['/objects/menu.pdf', false],
  ['/brand/social_vi.jpg', false],
  ['https://pictures.example/objects/a.webp', false],
])('%s can be had in other sizes: %s', (src, has) => {
  expect(hasVariants(src)).toBe(has)
})

test('a picture is offered up to its own width, and not beyond', () => {
  expect(pictureSrcSet('/objects/a.webp', 480, 'avif')).toBe(
    '/pictures/160/avif/a.webp 160w, /pictures/240/avif/a.webp 240w, /pictures/320/avif/a.webp 320w, /pictures/480/avif/a.webp 480w',
  )
  expect(pictureSrcSet('/objects/a.webp', 479, 'avif')).not.toContain('480w')
})

test('the smallest variant is offered of pictures that may be shown so small', () => {
  expect(pictureSrcSet('/objects/a.webp', 799, 'avif')).toContain('160w')
  expect(pictureSrcSet('/objects/a.webp', 800, 'avif')).toMatch(/^\/pictures\/240\//)
})

test.each([
  [800, '/pictures/800/webp/a.webp'],
  [799, '/pictures/640/webp/a.webp'],
  [20, '/pictures/160/webp/a.webp'],
])('of a picture %i px wide the largest variant is %s', (width, variant) => {
  expect(largestVariant('/objects/a.webp', width, 'webp')).toBe(variant)
})
