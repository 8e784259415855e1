import { expect, test } from 'vitest'

import { escapeXml } from './xml.ts'

test.each([
  ['what begins and ends elements', 'Gà & rau <tươi>', 'Gà &amp; rau &lt;tươi&gt;'],
  ['what ends attributes', `"Lò" 'củi'`, '&quot;Lò&quot; &apos;củi&apos;'],
  ['what looks escaped', '&amp;', '&amp;amp;'],
  [
    'whitespace and what lies beyond the first plane',
    'tab\t, line\n, return\r, 🍕',
    'tab\t, line\n, return\r, 🍕',
  ],
  ['what XML cannot hold', 'a\u0000b\u001Fc\uFFFEd\uD83Ce', 'abcde'],
])('of a text %s is written as XML has it', (_what, text, written) => {
  expect(escapeXml(text)).toBe(written)
})
