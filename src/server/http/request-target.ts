import type { IncomingMessage } from 'node:http'

const schemeAndHost = /^[a-z][a-z0-9+.-]*:\/\/[^/?#\\]*/i
/** What the URL standard takes for a slash, or leaves out, at the beginning of a path. */
const leadingSlashes = /^[/\\\t\n\f\r]+/

/**
 * The path and query of a request, whatever form its first line has: a host in front ("http://host/menu"), or what would be
 * read as one ("//host/menu"), is no part of it. The site's own host comes from the Host header alone.
 */
export function requestTarget({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  return `/${url.replace(schemeAndHost, '').replace(leadingSlashes, '')}`
}

/**
 * Whether the path of a request began with other than one slash. A browser goes on showing what it asked for, and the page's
 * scripts would look for the page of that.
 */
export function beginsOtherwise(url: string): boolean {
  const [beginning] = leadingSlashes.exec(url.replace(schemeAndHost, '')) ?? ['/']
  return beginning !== '/'
}
