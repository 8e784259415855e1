import { lineIcon, solidIcon } from './icon.tsx'

// Icons that only office screens show.

export const TableIcon = lineIcon('M3 8h18', 'M5 8l1.500-3h11L19 8', 'M6 8v11', 'M18 8v11')
export const DotsIcon = solidIcon(
  'M5 10.200a1.8 1.8 0 1 1 0 3.600a1.8 1.8 0 0 1 0-3.600ZM12 10.200a1.8 1.8 0 1 1 0 3.600a1.8 1.8 0 0 1 0-3.600ZM19 10.200a1.8 1.8 0 1 1 0 3.600a1.8 1.8 0 0 1 0-3.600Z',
)
export const ArrowUpIcon = lineIcon('M12 19V5', 'M6 11l6-6 6 6')
export const ArrowDownIcon = lineIcon('M12 5v14', 'M6 13l6 6 6-6')
export const GripIcon = lineIcon('M5 8h14', 'M5 12h14', 'M5 16h14')
export const OvenIcon = lineIcon('M4 20V10a8 8 0 0 1 16 0v10H4Z', 'M8 20v-6h8v6', 'M4 10h16')
export const PagesIcon = lineIcon('M6 4h8.500l3.500 3.500V20H6V4Z', 'M14 4v4h4', 'M9 12h6', 'M9 15.500h6')
export const NewsIcon = lineIcon(
  'M4 5h13v13.500a1.500 1.500 0 0 0 3 0V9h-3',
  'M4 5v13a2 2 0 0 0 2 2h12.500',
  'M7.500 9h6',
  'M7.500 12.500h6',
  'M7.500 16h4',
)
export const EyeIcon = lineIcon(
  'M2.500 12S6 5.500 12 5.500S21.500 12 21.500 12S18 18.500 12 18.500S2.500 12 2.500 12Z',
  'M12 9.200a2.800 2.800 0 1 1 0 5.600a2.800 2.800 0 0 1 0-5.600Z',
)
export const SignalIcon = lineIcon(
  'M3 9.500a13 13 0 0 1 18 0',
  'M6 13a8.500 8.500 0 0 1 12 0',
  'M9 16.300a4.300 4.300 0 0 1 6 0',
  'M12 19.500v.1',
)
export const NoSignalIcon = lineIcon(
  'M6 13a8.500 8.500 0 0 1 8-2.300',
  'M9 16.300a4.300 4.300 0 0 1 6 0',
  'M12 19.500v.1',
  'M4 4l16 16',
)
export const SoundIcon = lineIcon(
  'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500H4Z',
  'M15.500 9.500a3.500 3.500 0 0 1 0 5',
  'M18 7a7 7 0 0 1 0 10',
)
export const MutedIcon = lineIcon(
  'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500H4Z',
  'M16 9.500l5 5',
  'M21 9.500l-5 5',
)
export const SignOutIcon = lineIcon('M13 4.500H5v15h8', 'M10 12h10', 'M16.500 8l4 4-4 4')
export const PrinterIcon = lineIcon('M7 9V4h10v5', 'M7 17H4V9h16v8h-3', 'M7 14h10v6H7v-6Z')
export const ListIcon = lineIcon(
  'M4 6.500l1.500 1.500L8 5',
  'M4 13l1.500 1.500L8 11.500',
  'M11.500 6.500H20',
  'M11.500 13H20',
  'M11.500 19H20',
  'M5.500 19v.1',
)
