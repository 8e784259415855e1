import { basename } from 'node:path'

import { expect, test } from 'vitest'

import { preloadedFonts } from './fonts.ts'

test('the letters of the first screen, Vietnamese ones too, are fetched ahead: those of texts and of headings', () => {
  expect(preloadedFonts.map((address) => basename(address).replace(/\.woff2.*$/, ''))).toEqual([
    'be-vietnam-pro-400-text',
    'fraunces-600-text',
  ])
})
