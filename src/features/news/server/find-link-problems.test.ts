import { expect, it, test } from 'vitest'

import { findLinkProblems } from './find-link-problems.ts'

const found = (text: string) =>
  findLinkProblems(text).map(({ kind, address, completion }) => [kind, address, completion])

test.each([
  ['[Zalo](zalo.me/0912345678)', ['incomplete', 'zalo.me/0912345678', 'https://zalo.me/0912345678']],
  ['[Zalo][z]\n\n[z]: zalo.me/bếp', ['incomplete', 'zalo.me/bếp', 'https://zalo.me/bếp']],
  [
    '> - **[Viết](lienhe@beplua.example)**',
    ['incomplete', 'lienhe@beplua.example', 'mailto:lienhe@beplua.example'],
  ],
  ['[Gọi](tel:0912 345 678) nhé', ['incomplete', 'tel:0912 345 678', 'tel:0912345678']],
  [
    '[Bếp](https://beplua.example/thực đơn)',
    ['incomplete', 'https://beplua.example/thực đơn', 'https://beplua.example/thực%20đơn'],
  ],
  ['[x](javascript:alert(1))', ['forbidden', 'javascript:alert(1)', null]],
  ['[x](java&#115;cript:alert(1))', ['forbidden', 'javascript:alert(1)', null]],
  ['<ftp://files.example/menu.pdf>', ['forbidden', 'ftp://files.example/menu.pdf', null]],
  ['![Lò](https://pictures.example/oven.jpg)', ['picture', 'https://pictures.example/oven.jpg', null]],
  ['![Lò](oven.jpg)', ['picture', 'oven.jpg', null]],
])('%j is named to whoever writes it', (text, problem) => {
  expect(found(`Hello\n\n${text}`)).toEqual([problem])
})

test.each([
  '[Zalo](https://zalo.me/0912345678) [Gọi](tel:0912345678) [Thực đơn](/menu) [Trên](#top)',
  'Zalo: zalo.me/0912345678, https://zalo.me/0912345678, 0912 345 678, lienhe@beplua.example',
  '[sic](see below) and [1](note: this)',
  '`[Zalo](zalo.me/0912345678)`\n\n```\n[x](javascript:alert(1))\n```',
  '![Lò](/objects/story/oven.webp) ![Lò](data:image/png;base64,AAAA)',
  '',
])('%j is as it should be', (text) => {
  expect(found(text)).toEqual([])
})

it('names each address once, and no more than somebody reads', () => {
  expect(found('[a](zalo.me/1) [b](zalo.me/1)')).toHaveLength(1)
  const many = Array.from({ length: 100 }, (_, count) => `[x](zalo.me/${count})`).join(' ')
  expect(found(many).length).toBeLessThan(30)
})
