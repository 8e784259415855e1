import { en } from './add-en.ts'
import { vi } from './add-vi.ts'

export const addTexts = { vi, en }
