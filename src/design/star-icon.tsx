import { solidIcon } from './icon.tsx'

export const StarIcon = solidIcon(
  'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.500L12 17.400l-5.8 3.100 1.1-6.500L2.6 9.400l6.5-.9L12 2.6Z',
)
