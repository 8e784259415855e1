import { en } from './en.ts'
import { vi } from './vi.ts'

export const newsTexts = { vi, en }
