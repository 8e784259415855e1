import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { brick, flour } from './colours.ts'
import { officeTheme } from './theme.ts'

test('nothing one presses or types into is lower than 48 px', () => {
  const { components } = officeTheme
  const sizes = ['Button', 'ActionIcon', 'Input'].map((name) => {
    // Ours take nothing of what Mantine offers them.
    const vars = components?.[name]?.vars as (() => unknown) | undefined
    return JSON.stringify(vars?.())
  })
  expect(sizes).toEqual([
    '{"root":{"--button-height":"3rem"}}',
    '{"root":{"--ai-size":"3rem"}}',
    '{"wrapper":{"--input-height":"3rem"}}',
  ])
  expect(components?.['Switch']?.styles).toMatchObject({ body: { minHeight: '3rem' } })
  expect(components?.['SegmentedControl']?.styles).toMatchObject({ root: { minHeight: '3rem' } })
})

test('the office is painted in the pigments of the restaurant', () => {
  const tokens = readFileSync(new URL('../../design/tokens.css', import.meta.url), 'utf8')
  const pigment = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(tokens)?.[1]
  expect([brick[6], brick[7], brick[8]]).toEqual(['brick-500', 'brick-600', 'brick-700'].map(pigment))
  expect(flour.slice(0, 3)).toEqual(['flour-100', 'flour-200', 'flour-300'].map(pigment))
  expect(flour.slice(8)).toEqual(['soot-600', 'soot-700'].map(pigment))
})
