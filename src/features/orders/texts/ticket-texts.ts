import { ticketEn } from './ticket-en.ts'
import { ticketVi } from './ticket-vi.ts'

export const ticketTexts = { vi: ticketVi, en: ticketEn }
