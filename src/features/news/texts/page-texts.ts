import { en } from './page-en.ts'
import { vi } from './page-vi.ts'

export const newsPageTexts = { vi, en }
