import { liveEn } from './live-en.ts'
import { liveVi } from './live-vi.ts'

export const liveTexts = { vi: liveVi, en: liveEn }
