import { en } from './reservation-en.ts'
import { vi } from './reservation-vi.ts'

/** Apart from the page’s first texts: they come with the booking form's section. */
export const reservationTexts = { vi, en }
