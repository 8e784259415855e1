import { expect, test } from 'vitest'

import { completeLink } from './complete-link.ts'

const address = 'zalo.me/0912'
const completion = 'https://zalo.me/0912'

test.each([
  ['[Zalo](zalo.me/0912)', '[Zalo](https://zalo.me/0912)'],
  ['[Zalo]( <zalo.me/0912> "Ring")', '[Zalo]( <https://zalo.me/0912> "Ring")'],
  ['[Zalo][z]\n\n[z]: zalo.me/0912', '[Zalo][z]\n\n[z]: https://zalo.me/0912'],
  ['[a](zalo.me/0912), [b](zalo.me/0912 "B")', '[a](https://zalo.me/0912), [b](https://zalo.me/0912 "B")'],
  ['[zalo.me/0912](zalo.me/0912)', '[zalo.me/0912](https://zalo.me/0912)'],
  ['Write zalo.me/0912, [Zalo](https://zalo.me/0912)', 'Write zalo.me/0912, [Zalo](https://zalo.me/0912)'],
  ['[Zalo](zalo.me/0912345)', '[Zalo](zalo.me/0912345)'],
  ['', ''],
])('%j becomes %j', (text, completed) => {
  expect(completeLink(text, address, completion)).toBe(completed)
  expect(completeLink(completed, address, completion)).toBe(completed)
})
