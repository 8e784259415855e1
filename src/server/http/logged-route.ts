import type { FastifyRequest } from 'fastify'

import { isApi } from './api-addresses.ts'

/** The first parts of the site's addresses; a test compares them with the site map. */
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
  'design',
])

/**
 * What a log line says of an address: the pattern of the route it matched. The address itself may hold a ticket's token, in any
 * place and spelling. If only the pages' catch-all matched it, no more than a known first part is logged.
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
