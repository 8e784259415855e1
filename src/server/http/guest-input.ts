import { parsePhone } from '#src/kernel/phone.ts'
import { invalid } from '#src/kernel/problem.ts'

/** Throws 400 where the honeypot field, which people never see, is filled in: a bot wrote this. */
export function rejectBots({ website }: { readonly website?: string | undefined }, code: string): void {
  if (website) throw invalid(code, 'This cannot be accepted')
}

/** A phone number in E.164, from how it was typed. Throws 400, about this field, for what is no Vietnamese number. */
export function requireGuestPhone(text: string, code: string, field: string): string {
  const phone = parsePhone(text)
  const message = 'Enter a Vietnamese phone number'
  if (!phone) throw invalid(code, message, { [field]: message })
  return phone
}
