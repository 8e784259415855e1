import type { IncomingMessage } from 'node:http'

const schemeAndHost = /^[a-z][a-z0-9+.-]*:\/\/[^/?#\\]*/i
/** Characters at the beginning of a path that the URL standard treats as a slash or ignores. */
const leadingSlashes = /^[/\\\t\n\f\r]+/

/**
 * The path and query of a request, whatever form the request's first line has. A host in front ("http://host/menu") is removed.
 * Several slashes in front become one, because "//host/menu" would be read as a host. The site's own host is taken only from the
 * Host header.
 */
export function requestTarget({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  return `/${url.replace(schemeAndHost, '').replace(leadingSlashes, '')}`
}

/**
 * True if a request's path did not begin with exactly one slash. The site redirects such a request to the proper address of the
 * page. Otherwise the browser would keep the improper address, and the page's scripts would look for a page at that address.
 */
export function beginsOtherwise(url: string): boolean {
  const [beginning] = leadingSlashes.exec(url.replace(schemeAndHost, '')) ?? ['/']
  return beginning !== '/'
}
