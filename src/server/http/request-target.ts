import type { IncomingMessage } from 'node:http'

const schemeAndHost = /^[a-z][a-z0-9+.-]*:\/\/[^/?#\\]*/i
/** Characters at the beginning of a path that the URL standard takes for a slash, or leaves out. */
const leadingSlashes = /^[/\\\t\n\f\r]+/

/**
 * The path and query of a request, whatever form its first line has. A host in front ("http://host/menu"), or what would be read as
 * one ("//host/menu"), is removed. The site's own host comes from the Host header alone.
 */
export function requestTarget({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  return `/${url.replace(schemeAndHost, '').replace(leadingSlashes, '')}`
}

/**
 * True if the path of a request did not begin with exactly one slash. The browser goes on showing the address that it asked for, and
 * the page's scripts would look for the page of that address.
 */
export function beginsOtherwise(url: string): boolean {
  const [beginning] = leadingSlashes.exec(url.replace(schemeAndHost, '')) ?? ['/']
  return beginning !== '/'
}
