import { lineIcon } from './icon.tsx'

// The icons of the toolbar above a Markdown field.

export const BoldIcon = lineIcon(
  'M7.500 5h5.500a3.500 3.500 0 0 1 0 7H7.500V5Z',
  'M7.500 12H14a3.500 3.500 0 0 1 0 7H7.500v-7Z',
)
export const HeadingIcon = lineIcon('M6.500 5v14', 'M17.500 5v14', 'M6.500 12h11')
export const BulletsIcon = lineIcon(
  'M5 7v.1',
  'M5 12v.1',
  'M5 17v.1',
  'M9.500 7H20',
  'M9.500 12H20',
  'M9.500 17H20',
)
export const LinkIcon = lineIcon(
  'M10 14a4 4 0 0 0 5.700 0l3.100-3.100a4 4 0 0 0-5.700-5.700l-1.300 1.300',
  'M14 10a4 4 0 0 0-5.700 0l-3.100 3.100a4 4 0 0 0 5.700 5.700l1.300-1.300',
)
export const PictureIcon = lineIcon('M4 5h16v14H4V5Z', 'M4 16l5-5 4 4 3-3 4 4', 'M9 9v.1')
