import { lineIcon } from './icon.tsx'

export const BagIcon = lineIcon('M5.5 8h13l1 12.5h-15L5.5 8Z', 'M8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5')
export const MenuIcon = lineIcon('M4 7h16', 'M4 12h16', 'M4 17h11')
export const CloseIcon = lineIcon('M6 6l12 12', 'M18 6L6 18')
export const PlusIcon = lineIcon('M12 5v14', 'M5 12h14')
export const ArrowRightIcon = lineIcon('M5 12h14', 'M13 6l6 6-6 6')
export const SearchIcon = lineIcon('M11 4.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13Z', 'M16 16l4 4')
export const PhoneIcon = lineIcon(
  'M8.6 4H5.4C4.6 4 4 4.7 4 5.5C4.4 13.4 10.6 19.6 18.5 20c.8 0 1.5-.6 1.5-1.4v-3.2l-4.4-1.5-1.9 1.9a12 12 0 0 1-5.5-5.5l1.9-1.9L8.6 4Z',
)
export const MailIcon = lineIcon('M4 6.5h16v11H4v-11Z', 'M4.5 7l7.5 6 7.5-6')
export const MapPinIcon = lineIcon(
  'M12 21c4.5-4.6 6.8-8.1 6.8-11a6.8 6.8 0 1 0-13.6 0c0 2.9 2.3 6.4 6.8 11Z',
  'M12 7.600a2.4 2.4 0 1 1 0 4.800a2.4 2.4 0 0 1 0-4.800Z',
)
export const InfoIcon = lineIcon(
  'M12 3.500a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17Z',
  'M12 11v5',
  'M12 7.900v.1',
)
export const WarningIcon = lineIcon('M12 4L2.8 19.500h18.400L12 4Z', 'M12 10v4.5', 'M12 17v.1')
export const CheckCircleIcon = lineIcon(
  'M12 3.500a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17Z',
  'M8.3 12.300l2.7 2.7 4.9-5.3',
)
export const CheckIcon = lineIcon('M5 12.5l4.5 4.5L19 7.5')
export const ArrowLeftIcon = lineIcon('M19 12H5', 'M11 6l-6 6 6 6')
export const CopyIcon = lineIcon('M8.5 8.500h11v11h-11v-11Z', 'M15.5 8.500v-4h-11v11h4')
