import { expect, it } from 'vitest'

import { beginsOtherwise, requestTarget } from './request-target.ts'

it.each([
  ['/', '/'],
  ['/menu?q=//a', '/menu?q=//a'],
  ['/news//slug/', '/news//slug/'],
  ['//evil.example/menu', '/evil.example/menu'],
  [String.raw`/\evil.example/menu`, '/evil.example/menu'],
  ['/\t/evil.example/menu', '/evil.example/menu'],
  ['///', '/'],
  ['//[', '/['],
  ['//a:99999/', '/a:99999/'],
  ['http://evil.example/menu', '/menu'],
  ['HTTPS://evil.example//other.example/menu', '/other.example/menu'],
  ['http://evil.example', '/'],
  ['http://[', '/'],
  ['http://evil.example?q=1', '/?q=1'],
  ['?q=1', '/?q=1'],
  ['', '/'],
  ['*', '/*'],
])('%j asks for %j', (url, target) => {
  expect(requestTarget({ url })).toBe(target)
  expect(new URL(target, 'http://own.example').host).toBe('own.example')
})

it.each([
  ['/menu', false],
  ['/news//slug', false],
  ['http://own.example/menu', false],
  ['http://own.example', false],
  ['?q=1', false],
  ['//menu', true],
  [String.raw`/\menu`, true],
  ['http://own.example//menu', true],
])('%j begins otherwise than with one slash: %s', (url, otherwise) => {
  expect(beginsOtherwise(url)).toBe(otherwise)
})
