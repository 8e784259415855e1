import { expect, test } from 'vitest'

import { avatarOf } from './avatar.ts'

test.each([
  ['/objects/avatars/lan.webp', { kind: 'picture', src: '/objects/avatars/lan.webp' }],
  ['data:image/png;base64,AAAA', { kind: 'picture', src: 'data:image/png;base64,AAAA' }],
  ['https://pictures.example/lan.jpg', { kind: 'picture', src: 'https://pictures.example/lan.jpg' }],
  ['http://pictures.example/lan.jpg', { kind: 'picture', src: 'http://pictures.example/lan.jpg' }],
  ['🎂', { kind: 'sign', sign: '🎂' }],
  ['👨‍👩‍👧‍👦', { kind: 'sign', sign: '👨‍👩‍👧‍👦' }],
  [' LB ', { kind: 'sign', sign: 'LB' }],
  ['Lan Bình', { kind: 'sign', sign: 'Lan' }],
  ['javascript:alert(1)', { kind: 'default' }],
  ['data:text/html,boo', { kind: 'default' }],
  ['   ', { kind: 'default' }],
  ['', { kind: 'default' }],
  [null, { kind: 'default' }],
] as const)('the avatar %j is shown as %j', (given, shown) => {
  expect(avatarOf(given)).toEqual(shown)
})
