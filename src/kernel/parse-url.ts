/**
 * Parses an address by the URL standard. Returns null if it is invalid. `URL.parse` is not used, because older phones do not have
 * it.
 */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

/**
 * Whether search engines should index the page at this address: true if the page has no canonical address, or if the canonical
 * address is this address, perhaps in another spelling.
 */
export function isCanonical(address: string, canonicalUrl: string | null | undefined): boolean {
  return !canonicalUrl || parseUrl(canonicalUrl)?.href === parseUrl(address)?.href
}
