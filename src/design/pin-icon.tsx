import { lineIcon } from './icon.tsx'

/** The icon of an entry that is pinned to the top. */
export const PinIcon = lineIcon('M9 4h6l-.7 6 3.2 3.500v1.500h-11V13.500L9.7 10 9 4Z', 'M12 15v5.5')
