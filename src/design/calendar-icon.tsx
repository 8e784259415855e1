import { lineIcon } from './icon.tsx'

export const CalendarIcon = lineIcon('M4 6h16v14H4V6Z', 'M4 10.500h16', 'M8.5 3.500V8', 'M15.5 3.500V8')
