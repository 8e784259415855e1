import type { Config } from '../config.ts'

/**
 * Responses of the API are data, not pages. If a browser is tricked into showing such a response as a page, this policy lets the
 * page load and run nothing.
 */
export const apiContentSecurityPolicy = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
}

/** How long a browser that has reached the site over HTTPS uses only HTTPS for the site: a year, in seconds. */
const httpsFor = 365 * 24 * 3600

/**
 * The security headers for the response to a request that Node could not read, because helmet's hook does not run for such a
 * request. They are the same as the API's headers: a different Strict-Transport-Security would replace the one that the browser has
 * stored.
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
