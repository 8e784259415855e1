import type { Config } from '../config.ts'

/** A response of the API is data: if a browser is tricked into showing it as a page, that page may load and run nothing. */
export const apiContentSecurityPolicy = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
}

/** For this many seconds, a year, a browser that has reached the site by HTTPS uses only HTTPS for it. */
const httpsFor = 365 * 24 * 3600

/**
 * The security headers of a response to a request that could not be read, for which helmet's hook did not run. They are the same as
 * the headers of the API: a different Strict-Transport-Security would replace the one that the browser has stored.
 */
export function securityHeaders({ hstsSubdomains }: Pick<Config, 'hstsSubdomains'>): Record<string, string> {
  return {
    'Content-Security-Policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': `max-age=${httpsFor}${hstsSubdomains ? '; includeSubDomains' : ''}`,
    'X-Content-Type-Options': 'nosniff',
  }
}
