import { lineIcon } from './icon.tsx'

/** The icon for notifications of the staff. */
export const BellIcon = lineIcon(
  'M12 4a5.5 5.5 0 0 1 5.5 5.5c0 4.5 1.5 6 2.500 7h-16c1-1 2.500-2.500 2.500-7A5.5 5.5 0 0 1 12 4Z',
  'M10 19.500a2.200 2.200 0 0 0 4 0',
)
