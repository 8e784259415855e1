import { officeMenuEn } from './office-en.ts'
import { officeMenuVi } from './office-vi.ts'

export const officeMenuTexts = { vi: officeMenuVi, en: officeMenuEn }
