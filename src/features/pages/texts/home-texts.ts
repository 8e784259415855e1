import { en } from './home-en.ts'
import { vi } from './home-vi.ts'

export const homeTexts = { vi, en }
