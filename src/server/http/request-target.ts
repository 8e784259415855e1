import type { IncomingMessage } from 'node:http'

const schemeAndHost = /^[a-z][a-z0-9+.-]*:\/\/[^/?#\\]*/i
/** Characters at the beginning of a path that the URL standard treats as a slash or ignores. */
const leadingSlashes = /^[/\\\t\n\f\r]+/

/**
 * The path and query of a request, in whatever form its first line contains them. A host in front ("http://host/menu") is removed.
 * Several slashes in front become one, because "//host/menu" would be read as a host. The site's own host is taken from the Host
 * header only.
 */
export function requestTarget({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  return `/${url.replace(schemeAndHost, '').replace(leadingSlashes, '')}`
}

/**
 * True if the path of a request did not begin with exactly one slash. The site redirects such a request to the page: the browser
 * would keep showing the address that it requested, and the page's scripts would look for a page at that address.
 */
export function beginsOtherwise(url: string): boolean {
  const [beginning] = leadingSlashes.exec(url.replace(schemeAndHost, '')) ?? ['/']
  return beginning !== '/'
}
