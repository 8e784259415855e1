import { lineIcon, solidIcon } from './icon.tsx'

// Icons that are not needed on a visitor's first page, but in dialogs, the cart, the checkout, tickets and the office. They are not
// in icons.tsx, because every page loads that file.

export const PencilIcon = lineIcon(
  'M5 19l1-4.500L16.500 4l3.500 3.500L9.500 18 5 19Z',
  'M14 6.500l3.500 3.500',
)
export const SlidersIcon = lineIcon('M4 8h7', 'M15 8h5', 'M13 5.500v5', 'M4 16h3', 'M11 16h9', 'M9 13.500v5')
export const RepeatIcon = lineIcon('M4.5 11V8.500h14L15 5', 'M19.5 13v2.500h-14L9 19')
export const MinusIcon = lineIcon('M5 12h14')
export const ChevronDownIcon = lineIcon('M6 9.5l6 6 6-6')
export const ChevronRightIcon = lineIcon('M9.5 6l6 6-6 6')
export const TrashIcon = lineIcon(
  'M5 7h14',
  'M9.5 7V4.500h5V7',
  'M6.5 7l1 13h9l1-13',
  'M10.5 11v5.5',
  'M13.5 11v5.5',
)
export const ScooterIcon = lineIcon(
  'M6 14.500a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5Z',
  'M18.5 14.500a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5Z',
  'M8.5 17h4l3.5-5-2-6.500h2.5',
  'M3.5 14V9h6v4.500l3 3.5',
  'M16 12l2.5 2.5',
)
export const PlateIcon = lineIcon(
  'M12 4.500a7.5 7.5 0 1 1 0 15a7.5 7.5 0 0 1 0-15Z',
  'M12 8a4 4 0 1 1 0 8a4 4 0 0 1 0-8Z',
)
export const CashIcon = lineIcon(
  'M3 6.500h18v11H3v-11Z',
  'M12 9.400a2.6 2.6 0 1 1 0 5.200a2.6 2.6 0 0 1 0-5.200Z',
  'M6 9.500v.1',
  'M18 14.500v.1',
)
export const BankIcon = lineIcon(
  'M4 9.500L12 4l8 5.500H4Z',
  'M6 12.500V17',
  'M10 12.500V17',
  'M14 12.500V17',
  'M18 12.500V17',
  'M4 20h16',
)
export const LeafIcon = lineIcon(
  'M5 19c-1.5-8 3.5-14 14.5-14.500C20 15 14 20.5 6.5 18',
  'M4.5 20.500c2-4.5 5-7.5 9-9.5',
)
export const ChilliIcon = solidIcon(
  'M17.5 3.200c.9.5 1.2 1.5.8 2.5 1.5.6 2.3 1.9 2.2 3.700C20 16.3 12.4 21.5 3 20.300c-.5-.1-.5-.8 0-.9 5.3-1.2 8.2-4.4 9-9.2.4-2.4 1.8-4.1 4-4.6.5-.5.6-1 .5-1.6 0-.6.5-1 1-.8Z',
)
