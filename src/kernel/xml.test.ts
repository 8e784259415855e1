import { expect, test } from 'vitest'

import { escapeXml } from './xml.ts'

test.each([
  ['Gà & rau <tươi>', 'Gà &amp; rau &lt;tươi&gt;'],
  [`"Lò" 'củi'`, '&quot;Lò&quot; &apos;củi&apos;'],
  ['&amp;', '&amp;amp;'],
  ['tab\t, line\n, return\r, 🍕', 'tab\t, line\n, return\r, 🍕'],
  ['a\u0000b\u001Fc\uFFFEd\uD83Ce', 'abcde'],
])('the text %j is written as %j', (text, written) => {
  expect(escapeXml(text)).toBe(written)
})
