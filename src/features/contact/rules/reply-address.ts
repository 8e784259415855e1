import type { Language } from '#src/kernel/language.ts'
import { messageLanguage } from './message-language.ts'

interface RepliedMessage {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
  /** The language of the page on which the guest wrote the message. */
  readonly language: Language
}

const greetings: Readonly<Record<Language, (name: string) => string>> = {
  vi: (name) => `Chào ${name},`,
  en: (name) => `Dear ${name},`,
}

/**
 * The `mailto:` address that opens an e-mail to the guest, with a subject and a greeting in the language of the message. The texts
 * of the guest are escaped, so that they cannot add fields such as further recipients.
 */
export function replyAddress({ name, email, subject, message, language }: RepliedMessage): string {
  const written = messageLanguage(`${subject} ${message}`, language)
  const to = encodeURIComponent(email).replaceAll('%40', '@')
  const fields = { subject: `Re: ${subject}`, body: `${greetings[written](name)}\r\n\r\n` }
  const query = Object.entries(fields).map(([field, text]) => `${field}=${encodeURIComponent(text)}`)
  return `mailto:${to}?${query.join('&')}`
}
