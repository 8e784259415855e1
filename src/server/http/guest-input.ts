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
 * Returns a phone number in E.164, from the text that the guest typed. If the number cannot be called, throws 400 with a code of
 * the feature and a message for the field.
 */
export function requireGuestPhone(text: string, feature: string, field: string): string {
  const phone = storedPhone(text)
  if (phone !== undefined) return phone
  const fault = phoneFault(text) ?? 'invalid'
  throw invalid(`${feature}.phone-${fault}`, phoneMessages[fault], { [field]: phoneMessages[fault] })
}
