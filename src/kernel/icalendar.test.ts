import { expect, test } from 'vitest'

import { calendarLine } from './icalendar.ts'

const octets = (text: string) => new TextEncoder().encode(text).length

test.each([
  ['fills a line', 'x'.repeat(73), 1],
  ['is one octet too long', 'x'.repeat(74), 2],
  ['fills a second line, with the space that begins it', 'x'.repeat(73 + 74), 2],
  ['needs a third', 'x'.repeat(73 + 75), 3],
  ['would be cut within a letter', `${'x'.repeat(72)}ở`, 2],
])('a property that %s', (_how, value, count) => {
  const lines = calendarLine('A', value).split('\r\n')
  expect(lines.pop()).toBe('')
  expect(lines).toHaveLength(count)
  for (const line of lines) expect(octets(line)).toBeLessThanOrEqual(75)
  expect(lines.map((line, index) => (index === 0 ? line : line.slice(1))).join('')).toBe(`A:${value}`)
})
