import { showElement } from '#test/support/dom/shown-element.tsx'
import { ActionIcon, Button, MantineProvider, SegmentedControl, Switch, TextInput } from '@mantine/core'
import { expect, test } from 'vitest'

import { officeTheme, officeVariables } from '#src/web/office/theme.ts'

/** Colours of Mantine's own that the theme leaves as they are. */
const unused = /^--mantine-color-(dark|red|pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-/

test('what the office makes of Mantine is as it has been looked at', async () => {
  showElement(
    <MantineProvider forceColorScheme="light" theme={officeTheme} cssVariablesResolver={officeVariables}>
      <Button>Button</Button>
      <Button loading>Busy</Button>
      <ActionIcon aria-label="Icon" />
      <TextInput label="Text" />
      <Switch label="Switch" />
      <SegmentedControl data={['One', 'Two']} />
    </MantineProvider>,
  )
  const page = document.documentElement
  const ofPage = page.getAttributeNames().map((name) => `html ${name}=${page.getAttribute(name)}`)
  // All that differs from Mantine's own.
  const variables = [...document.querySelectorAll('style[data-mantine-styles=true]')].flatMap(
    ({ textContent }) =>
      textContent
        .split('}')
        // The office is never dark.
        .filter((rule) => !rule.includes('="dark"'))
        .flatMap((rule) => rule.split(/[;{]/).map((part) => part.trim())),
  )
  const styled = [...document.querySelectorAll('main [style], body [style]')].map(
    (element) => `${element.className.replaceAll(/\S*__|m_\S+ ?/g, '')}: ${element.getAttribute('style')}`,
  )
  const lines = [...ofPage, ...variables, ...styled].filter((line) => line !== '' && !unused.test(line))
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('office-theme.txt')
})
