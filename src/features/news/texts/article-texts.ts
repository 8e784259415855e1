import { en } from './article-en.ts'
import { vi } from './article-vi.ts'

export const articleTexts = { vi, en }
