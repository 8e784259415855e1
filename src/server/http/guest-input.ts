import { type PhoneFault, phoneFault } from '#src/kernel/phone.ts'
import { invalid } from '#src/kernel/problem.ts'
import { storedPhone } from '../phone-numbers.ts'

/** Throws 400 if the honeypot field is filled in: people never see this field, so a bot has filled it in. */
export function rejectBots({ website }: { readonly website?: string | undefined }, code: string): void {
  if (website) throw invalid(code, 'This cannot be accepted')
}

const phoneMessages: Readonly<Record<PhoneFault, string>> = {
  required: 'Phone is required',
  extra: 'Enter the phone number alone',
  invalid: 'Enter a Vietnamese phone number, or one with + and the code of its country',
}

/**
 * Reads a phone number that a guest has typed, and returns it in E.164 format. If the text is no number that can be called, throws
 * 400 with an error code of the feature and a message for the form field.
 */
export function requireGuestPhone(text: string, feature: string, field: string): string {
  const phone = storedPhone(text)
  if (phone !== undefined) return phone
  const fault = phoneFault(text) ?? 'invalid'
  throw invalid(`${feature}.phone-${fault}`, phoneMessages[fault], { [field]: phoneMessages[fault] })
}
