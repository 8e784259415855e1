import { expect, test } from 'vitest'

import { completeLink, faultyLinks } from './complete-link.ts'

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

test('a link that was put right is named no more, before the server has looked again', () => {
  const zalo = { kind: 'incomplete', address, completion } as const
  const script = { kind: 'forbidden', address: 'javascript:x', completion: null } as const
  const found = { content: [zalo, script], contentVi: [zalo] }
  const texts = {
    content: `[a](${completion}) [b](javascript:x)`,
    contentVi: `[a](${completion}) [b](${address})`,
  }
  expect(faultyLinks(found, texts)).toEqual({ content: [script], contentVi: [zalo] })
})
