import { lineIcon, solidIcon } from './icon.tsx'

// The icons of tickets. They have a file of their own, so that a page with tickets need not load the other icons.

export const ClockIcon = lineIcon('M12 3.500a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17Z', 'M12 7.500V12l3 2')
export const RefreshIcon = lineIcon('M19 12.500a7 7 0 1 1-2-5.500l2 2', 'M19 4.500V9h-4.500')
export const FlameIcon = solidIcon(
  'M12 22.500c-4.6 0-7-3.2-6.5-6.7.4-2.6 2.2-3.6 2.3-6.2 1.5.8 2.1 2.1 2.1 3.400C11.3 11.1 12.3 8.3 11.5 5c3.7 1.6 4.9 4.5 4.6 7.1.8-.5 1.3-1.3 1.3-2.3 2.3 2.1 3.4 4.5 3.1 7-.5 3.7-3.5 5.7-8.5 5.700Z',
)
