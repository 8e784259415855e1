import { parseUrl } from './parse-url.ts'

/** Stands for our own address, whatever it is, while an address in a text is read. */
const here = 'https://here.invalid'

/** Pages, and every way in which people reach a restaurant: writing, ringing, messengers, maps. Nothing that runs or reads a file. */
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

/** What is wrong with a link: browsers may not follow it; or it leads into our own site, and `completion` is what was meant. */
export type LinkFault =
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'incomplete'; readonly completion: string }

/** Whether a link may lead there; read as browsers read it, which see through blanks, case and line breaks within "javascript:". */
export function isAllowedLink(address: string): boolean {
  const url = parseUrl(address, here)
  return url !== null && protocols.has(url.protocol)
}

/** Whether a link leads to a page of another site. */
export function leavesSite(address: string): boolean {
  const url = parseUrl(address, here)
  return url !== null && /^https?:$/.test(url.protocol) && url.origin !== here
}

const host = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}(?::\d+)?(?=[/?#]|$)/u
/** A page or file beside the article is no host, though it is written like one. */
const file = /^[^/]*\.(?:html?|php|pdf|jpe?g|png|webp|avif|gif|svg|docx?|xlsx?)(?=[?#]|$)/i
const brokenScheme = /^https?(?:[:;]\/*|\/+)/i
const email = /^[^\s@/:?#]+@(?:[\p{L}\d-]+\.)+\p{L}{2,}$/u
const phone = /^\+?\d[\d\s.()-]*$/

/**
 * A web address with the `https://` that it lacks, or that is misspelt in it: "zalo.me/0912", "https:/zalo.me". Undefined for one that
 * is whole, and for what is no web address.
 */
export function completedWebAddress(typed: string): string | undefined {
  const address = typed.trim()
  if (/^https?:\/\//i.test(address)) return undefined
  const rest = address.replace(brokenScheme, '')
  return host.test(rest) && !file.test(rest) ? `https://${rest.replaceAll(/\s/g, '%20')}` : undefined
}

/** What is wrong with an address that somebody wrote as that of a link; undefined where nothing is. */
export function linkFault(written: string): LinkFault | undefined {
  const address = written.trim()
  const completion = completedWebAddress(address) ?? completedContact(address)
  if (completion !== undefined) return { kind: 'incomplete', completion }
  if (!isAllowedLink(address)) return { kind: 'forbidden' }
  // From an article "menu" would lead to /news/menu.
  const isLostPath = /^[^/?#.\s]/.test(address) && parseUrl(address) === null
  return isLostPath ? { kind: 'incomplete', completion: `/${address}` } : undefined
}

/** A mail address or phone number without the word before it that makes a link of it; a number with blanks is one link without them. */
function completedContact(address: string): string | undefined {
  if (email.test(address)) return `mailto:${address}`
  const [, scheme = 'tel:', number = ''] = /^(tel:|sms:)?\s*(.*)$/is.exec(address) ?? []
  const digits = number.replaceAll(/[^\d+]/g, '')
  const isNumber = phone.test(number) && digits.length >= 4 && digits.length <= 16
  return isNumber && scheme + digits !== address && (/\s/.test(address) || !/^(?:tel|sms):/i.test(address))
    ? scheme.toLowerCase() + digits
    : undefined
}
