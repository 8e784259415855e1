import { officeOrdersEn } from './office-en.ts'
import { officeOrdersVi } from './office-vi.ts'

export const officeOrdersTexts = { vi: officeOrdersVi, en: officeOrdersEn }
