import { loginEn } from './login-en.ts'
import { loginVi } from './login-vi.ts'

export const loginTexts = { vi: loginVi, en: loginEn }
