import { expect, test } from 'vitest'

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
