import { lineIcon } from './icon.tsx'

/** The icon for a group of people, such as the guests at a table. */
export const UsersIcon = lineIcon(
  'M9 5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 0 1 0-7Z',
  'M2.5 19.500c.6-3.3 3-4.9 6.5-4.900s5.9 1.6 6.5 4.9',
  'M15.5 5.300a3.3 3.3 0 0 1 0 6.4',
  'M17.8 15c2 .7 3.3 2.2 3.7 4.5',
)
