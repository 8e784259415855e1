import type { FastifyRequest } from 'fastify'

import { isApi } from './api-addresses.ts'

/**
 * The first parts of the addresses of all pages and routes, which a log line may contain. A test compares this list with the routes
 * of the site.
 */
const knownSegments = new Set([
  'api',
  'objects',
  'pictures',
  'menu',
  'about',
  'news',
  'contact',
  'booking',
  'newsletter',
  'privacy-policy',
  'terms-of-service',
  'accessibility',
  'order',
  'reservation',
  'login',
  'admin',
  'staff',
  'kitchen',
  'pair',
  'design',
])

/**
 * What a log line contains instead of a request's address: the pattern of the matched route. The address itself may contain the
 * secret token of a ticket, in any position and spelling. If only the pages' catch-all route matched, at most the first part of the
 * address is logged, and only if `knownSegments` contains that part.
 */
export function loggedRoute({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): string {
  const pattern = routeOptions?.url
  if (isApi(pattern) && pattern?.startsWith('/:')) return '/api/*'
  if (pattern !== undefined && pattern !== '/*') return pattern
  const path = decoded(url.replace(/\?.*$/s, ''))
  if (path === '/') return '/'
  const [, first = '', ...more] = path.toLowerCase().split('/')
  if (!knownSegments.has(first)) return '/*'
  return more.length > 0 ? `/${first}/*` : `/${first}`
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
