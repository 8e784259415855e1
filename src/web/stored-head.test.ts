import { expect, test } from 'vitest'

import type { CallOutput } from './api.ts'
import { storedHead } from './stored-head.ts'

const none = { metaDescription: null, keywords: null }
// What is asked reads no other fields.
const heads = [
  { ...none, pageKey: 'home', language: 'vi', metaTitle: 'Nhà' },
  { ...none, pageKey: 'home', language: 'en', metaTitle: 'Home' },
  { ...none, pageKey: 'menu', language: 'vi', metaTitle: 'Thực đơn' },
] as unknown as CallOutput<'GET /api/page-seo'>

test.each([
  ['/', 'vi', 'Nhà'],
  ['/', 'en', 'Home'],
  ['/menu', 'vi', 'Thực đơn'],
  ['/menu', 'en', undefined],
  ['/news', 'vi', undefined],
])('the head of %s in %s is the one that was written for it', (path, language, title) => {
  expect(storedHead(heads, path, language)?.metaTitle).toBe(title)
})

test('fields that nothing was written for are left to the page', () => {
  expect(storedHead(heads, '/', 'vi')).toEqual({ metaTitle: 'Nhà' })
})
