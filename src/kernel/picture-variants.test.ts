import { expect, test } from 'vitest'

import { hasVariants, pictureSrcSet } from './picture-variants.ts'

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
    '/pictures/160/avif/a.webp 160w, /pictures/320/avif/a.webp 320w, /pictures/480/avif/a.webp 480w',
  )
  expect(pictureSrcSet('/objects/a.webp', 479, 'avif')).not.toContain('480w')
})
