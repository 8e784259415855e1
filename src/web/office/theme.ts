import { createTheme, type CSSVariablesResolver } from '@mantine/core'
import { createElement } from 'react'

import { ChevronDownIcon } from '#src/design/task-icons.tsx'
import { brick, flour } from './colours.ts'

/** The height of everything that can be pressed, 48 px: staff at the counter are in a hurry and have wet fingers. */
const touch = '3rem'

/** Mantine's theme in the restaurant's colours and fonts; all visible values come from src/design/tokens.css. */
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
      // Mantine centres the spinner only with a transition, which is missing if the user prefers reduced motion. So this rule
      // centres the spinner.
      styles: { loader: { transform: 'translate(-50%, -50%)' } },
      vars: () => ({ root: { '--button-height': touch } }),
    },
    ActionIcon: { defaultProps: { variant: 'default' }, vars: () => ({ root: { '--ai-size': touch } }) },
    InputWrapper: { vars: () => ({ label: { '--input-label-size': 'var(--text-sm)' } }) },
    Input: { defaultProps: { size: 'md' }, vars: () => ({ wrapper: { '--input-height': touch } }) },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    // The arrow is as small as our icons; Mantine's own arrow is larger. Neither the arrow nor the space beside it grows with the
    // size of letters, because the chosen word needs this space on a phone with large letters.
    NativeSelect: {
      defaultProps: {
        size: 'md',
        rightSection: createElement(ChevronDownIcon, { size: '20px' }),
        rightSectionWidth: 30,
      },
      styles: { input: { paddingInline: '10px 30px', textOverflow: 'ellipsis' } },
    },
    // The user can press anywhere on the whole height of the line, also on the label.
    Switch: {
      defaultProps: { size: 'lg' },
      // A switch is green if it is on (for example, a dish is for sale), and grey if it is off.
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

/** Sets Mantine's colour variables to our own colours, whose contrast is tested. */
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
