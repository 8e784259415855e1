import { type PhoneFault, phoneFault } from '#src/kernel/phone.ts'
import { invalid } from '#src/kernel/problem.ts'
import { storedPhone } from '../phone-numbers.ts'

/** Throws 400 if the honeypot field, which people never see, is filled in: then a bot wrote this. */
export function rejectBots({ website }: { readonly website?: string | undefined }, code: string): void {
  if (website) throw invalid(code, 'This cannot be accepted')
}

const phoneMessages: Readonly<Record<PhoneFault, string>> = {
  required: 'Phone is required',
  extra: 'Enter the phone number alone',
  invalid: 'Enter a Vietnamese phone number, or one with + and the code of its country',
}

/**
 * Returns a phone number in E.164, from how it was typed. If it cannot be called, it throws 400, with a code of this feature and
 * about this field.
 */
export function requireGuestPhone(text: string, feature: string, field: string): string {
  const phone = storedPhone(text)
  if (phone !== undefined) return phone
  const fault = phoneFault(text) ?? 'invalid'
  throw invalid(`${feature}.phone-${fault}`, phoneMessages[fault], { [field]: phoneMessages[fault] })
}
