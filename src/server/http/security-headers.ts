import type { Config } from '../config.ts'

/** A response of the API is data; a browser that is tricked into showing it as a page may load and run nothing. */
export const apiContentSecurityPolicy = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
}

/** For how many seconds a browser that came by HTTPS returns by HTTPS: a year. */
const httpsFor = 365 * 24 * 3600

/**
 * The security headers of a response that helmet's hook has not passed, because its request could not be read. They are the same as
 * those of the API: a browser would replace an earlier Strict-Transport-Security with a different one.
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
