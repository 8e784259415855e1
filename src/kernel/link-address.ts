import { parseUrl } from './parse-url.ts'

/**
 * A placeholder for the site's own address while a link's address is parsed, because this code does not know the site's address.
 */
const here = 'https://here.invalid'

/**
 * The protocols of web pages, and of all ways in which people can reach a restaurant: e-mail, phone, messengers, maps. None of
 * these protocols runs code or reads a file.
 */
const protocols: ReadonlySet<string> = new Set([
  'http:',
  'https:',
  'mailto:',
  'tel:',
  'sms:',
  'geo:',
  'maps:',
  'zalo:',
  'fb-messenger:',
  'whatsapp:',
  'viber:',
  'tg:',
  'line:',
  'skype:',
  'facetime:',
])

/**
 * The fault in a link. `forbidden`: browsers must not follow the link. `incomplete`: the link would lead to a page of our own site;
 * `completion` is the address that the author probably meant.
 */
export type LinkFault =
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'incomplete'; readonly completion: string }

/**
 * Whether a link may lead to this address. The address is parsed in the same way as in browsers, which ignore blanks, case and line
 * breaks within "javascript:".
 */
export function isAllowedLink(address: string): boolean {
  const url = parseUrl(address, here)
  return url !== null && protocols.has(url.protocol)
}

/** Whether a link leads to a page on another site. */
export function leavesSite(address: string): boolean {
  const url = parseUrl(address, here)
  return url !== null && /^https?:$/.test(url.protocol) && url.origin !== here
}

const host = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}(?::\d+)?(?=[/?#]|$)/u
/** Matches a relative address of a page or file, such as "menu.pdf". It looks like a host name but is none. */
const file = /^[^/]*\.(?:html?|php|pdf|jpe?g|png|webp|avif|gif|svg|docx?|xlsx?)(?=[?#]|$)/i
const brokenScheme = /^https?(?:[:;]\/*|\/+)/i
const email = /^[^\s@/:?#]+@(?:[\p{L}\d-]+\.)+\p{L}{2,}$/u
const phone = /^\+?\d[\d\s.()-]*$/

/**
 * Adds the `https://` that a web address lacks, or corrects a misspelt one: "zalo.me/0912", "https:/zalo.me". Undefined for an
 * address that is complete, and for a text that is no web address.
 */
export function completedWebAddress(typed: string): string | undefined {
  const address = typed.trim()
  if (/^https?:\/\//i.test(address)) return undefined
  const rest = address.replace(brokenScheme, '')
  return host.test(rest) && !file.test(rest) ? `https://${rest.replaceAll(/\s/g, '%20')}` : undefined
}

/** Returns the fault in an address that somebody has written for a link; undefined if there is none. */
export function linkFault(written: string): LinkFault | undefined {
  const address = written.trim()
  const completion = completedWebAddress(address) ?? completedContact(address)
  if (completion !== undefined) return { kind: 'incomplete', completion }
  if (!isAllowedLink(address)) return { kind: 'forbidden' }
  // In an article, the link "menu" would lead to /news/menu and not to /menu. So a slash is added.
  const isLostPath = /^[^/?#.\s]/.test(address) && parseUrl(address) === null
  return isLostPath ? { kind: 'incomplete', completion: `/${address}` } : undefined
}

/**
 * Adds the missing `mailto:` to an e-mail address or the missing `tel:` to a phone number, and removes blanks from the phone
 * number.
 */
function completedContact(address: string): string | undefined {
  if (email.test(address)) return `mailto:${address}`
  const [, scheme = 'tel:', number = ''] = /^(tel:|sms:)?\s*(.*)$/is.exec(address) ?? []
  const digits = number.replaceAll(/[^\d+]/g, '')
  const isNumber = phone.test(number) && digits.length >= 4 && digits.length <= 16
  return isNumber && scheme + digits !== address && (/\s/.test(address) || !/^(?:tel|sms):/i.test(address))
    ? scheme.toLowerCase() + digits
    : undefined
}
