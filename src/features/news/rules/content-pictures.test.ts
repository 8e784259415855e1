import { expect, test } from 'vitest'

import { insertPicture, roomForPictures } from './content-pictures.ts'

const picture = { path: '/objects/uploads/a.webp', name: 'oven [1].jpg' }

test.each([
  ['', 0, '![oven  1](/objects/uploads/a.webp)\n\n'],
  ['One.', 4, 'One.\n\n![oven  1](/objects/uploads/a.webp)\n\n'],
  ['One.\n\nTwo.', 5, 'One.\n\n![oven  1](/objects/uploads/a.webp)\n\nTwo.'],
])('a picture in %j at %i stands in a paragraph of its own, the cursor behind it', (text, at, result) => {
  const inserted = insertPicture(text, at, picture)
  expect(inserted.text).toBe(result)
  expect(inserted.text.slice(0, inserted.cursor)).toMatch(/\.webp\)\n\n$/)
})

test('there is room for five pictures, of which the same one counts once in both languages', () => {
  const text = (count: number) =>
    Array.from({ length: count }, (_, index) => `![a](/objects/${index}.webp "b")`).join(' ')
  expect(roomForPictures('', '')).toBe(5)
  expect(roomForPictures(text(3), text(4))).toBe(1)
  expect(roomForPictures(text(9), '')).toBe(0)
})
