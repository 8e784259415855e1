import { lineIcon } from './icon.tsx'

/** The icon of what a guest sends to somebody: one point joined to two others. */
export const ShareIcon = lineIcon(
  'M8.5 12a2.500 2.500 0 1 1-5 0 2.500 2.500 0 0 1 5 0Z',
  'M20.5 5.500a2.500 2.500 0 1 1-5 0 2.500 2.500 0 0 1 5 0Z',
  'M20.5 18.500a2.500 2.500 0 1 1-5 0 2.500 2.500 0 0 1 5 0Z',
  'M8.2 10.800l7.600-4.100',
  'M8.2 13.200l7.600 4.100',
)
