import { MantineProvider } from '@mantine/core'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { showElement } from '#test/support/dom/shown-element.tsx'
import { LanguageProvider } from '../language.tsx'
import { DayInput } from './day-input.tsx'

test.each([
  ['vi', '"03/12/2026"'],
  ['en', '"3 December 2026"'],
] as const)('a day is written as in the language of the page, in %s', (language, written) => {
  showElement(
    <MantineProvider env="test">
      <LanguageProvider rendered={language}>
        <DayInput label="Ngày" value="2026-12-03" onChange={() => undefined} />
      </LanguageProvider>
    </MantineProvider>,
  )
  const field = screen.getByLabelText('Ngày')
  expect(field.parentElement?.style.getPropertyValue('--day')).toBe(written)
})
