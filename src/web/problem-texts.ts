import type { Language } from '#src/kernel/language.ts'
import type { CommonProblemCode } from '#src/kernel/problem.ts'

type Texts<Code extends CommonProblemCode> = Readonly<Record<Code, string>>

/** Error texts that are the same for guests and for staff. */
export const sharedProblemTexts: Readonly<Record<Language, Texts<'request.invalid' | 'request.too-many'>>> = {
  vi: {
    'request.invalid': 'Bạn xem lại thông tin vừa nhập nhé.',
    'request.too-many': 'Bạn thao tác hơi nhanh. Vui lòng đợi một phút rồi thử lại.',
  },
  en: {
    'request.invalid': 'Please check what you entered.',
    'request.too-many': 'Too many attempts. Please wait a minute and try again.',
  },
}

const incompleteCodes = [
  'request.malformed',
  'request.empty-body',
  'request.invalid-json',
  'request.unsupported-media-type',
  'request.invalid-host',
  'request.headers-too-large',
  'request.address-too-long',
  'request.timeout',
] as const satisfies readonly CommonProblemCode[]
type IncompleteTexts = Texts<(typeof incompleteCodes)[number]>

/**
 * Gives the same text to all error codes for requests that were damaged on their way, because readers cannot tell these errors
 * apart.
 */
export function incompleteRequestTexts(text: string): IncompleteTexts {
  return Object.fromEntries(incompleteCodes.map((code) => [code, text])) as IncompleteTexts // its keys are exactly `incompleteCodes`
}
