import type { MantineColorsTuple } from '@mantine/core'

/** The logo’s brick colour in ten steps; 7 and 8 are --color-action and --color-action-active of src/design/tokens.css. */
export const brick: MantineColorsTuple = [
  '#fdf1ec',
  '#fbe0d6',
  '#f2bfae',
  '#e69a83',
  '#d7745a',
  '#c44d34',
  '#b02a15',
  '#8c1d0f',
  '#701509',
  '#540f06',
]

/**
 * Mantine's grey scale in warm tones, from the colour of flour to the colour of soot, because the restaurant uses no cold colours.
 */
export const flour: MantineColorsTuple = [
  '#fbf5ea',
  '#f3e8d5',
  '#e6d6bd',
  '#d5c2a7',
  '#b8a086',
  '#92765f',
  '#6a5040',
  '#513b2d',
  '#3a2419',
  '#2a1810',
]
