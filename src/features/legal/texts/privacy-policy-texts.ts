import * as en from './privacy-policy-en.ts'
import * as vi from './privacy-policy-vi.ts'

export const privacyPolicyTexts = { vi: vi.privacyPolicy, en: en.privacyPolicy }
