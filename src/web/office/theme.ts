import { createTheme, type CSSVariablesResolver } from '@mantine/core'
import { createElement } from 'react'

import { ChevronDownIcon } from '#src/design/task-icons.tsx'
import { brick, flour } from './colours.ts'

/** At the counter staff are in a hurry and have wet fingers, so everything that can be pressed is at least 48 px high. */
const touch = '3rem'

/** Mantine in the restaurant's colours and fonts; all its visible values come from src/design/tokens.css. */
export const officeTheme = createTheme({
  colors: { brick, gray: flour },
  primaryColor: 'brick',
  primaryShade: 7,
  black: '#2a1810',
  white: '#fffdf8',
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-display)', fontWeight: '600' },
  defaultRadius: 'md',
  radius: { sm: 'var(--radius-sm)', md: 'var(--radius-sm)', lg: 'var(--radius-md)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: {
      defaultProps: { size: 'md' },
      // Mantine centres the spinner only by a transition, which is left out if the user prefers reduced motion. So the spinner is
      // centred here.
      styles: { loader: { transform: 'translate(-50%, -50%)' } },
      vars: () => ({ root: { '--button-height': touch } }),
    },
    ActionIcon: { defaultProps: { variant: 'default' }, vars: () => ({ root: { '--ai-size': touch } }) },
    InputWrapper: { vars: () => ({ label: { '--input-label-size': 'var(--text-sm)' } }) },
    Input: { defaultProps: { size: 'md' }, vars: () => ({ wrapper: { '--input-height': touch } }) },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    // Mantine's own arrow is larger than our icons. Neither the arrow nor the space beside it grows with the letters: on a phone with
    // large letters the chosen word needs that room.
    NativeSelect: {
      defaultProps: {
        size: 'md',
        rightSection: createElement(ChevronDownIcon, { size: '20px' }),
        rightSectionWidth: 30,
      },
      styles: { input: { paddingInline: '10px 30px', textOverflow: 'ellipsis' } },
    },
    // Not only the switch but the whole height of the line with its label can be pressed.
    Switch: {
      defaultProps: { size: 'lg' },
      // A green switch is on (for example, a dish is for sale), a grey one is off.
      vars: () => ({ root: { '--switch-color': 'var(--color-success)' } }),
      styles: {
        input: { inset: 0, zIndex: 1, cursor: 'pointer' },
        body: { minHeight: touch, alignItems: 'center' },
        labelWrapper: { justifyContent: 'center', minHeight: touch },
        label: { fontSize: 'var(--text-sm)', lineHeight: 'var(--leading-text)' },
        description: { marginTop: 0, fontSize: 'var(--text-sm)' },
      },
    },
    SegmentedControl: {
      defaultProps: { size: 'md' },
      styles: {
        root: { alignItems: 'stretch', minHeight: touch },
        control: { display: 'flex' },
        label: {
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          width: '100%',
          fontSize: 'var(--text-sm)',
          color: 'var(--color-text)',
        },
      },
    },
  },
})

/** Sets Mantine's variables for the roles of colours to our own colours, whose contrast is tested. */
export const officeVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-text': 'var(--color-text)',
    '--mantine-color-body': 'var(--color-page)',
    '--mantine-color-dimmed': 'var(--color-text-muted)',
    '--mantine-color-placeholder': 'var(--color-text-muted)',
    '--mantine-color-error': 'var(--color-danger)',
    '--mantine-color-default': 'var(--color-surface)',
    '--mantine-color-default-hover': 'var(--color-sunken)',
    '--mantine-color-default-color': 'var(--color-text)',
    '--mantine-color-default-border': 'var(--color-control-border)',
  },
  dark: {},
})
