/** Parses an address as the URL standard does; returns null if it is invalid. Older phones have no `URL.parse`. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

/**
 * Whether search engines should index the page at this address. They should if the page has no canonical address, or if its
 * canonical address is this address, perhaps in another spelling.
 */
export function isCanonical(address: string, canonicalUrl: string | null | undefined): boolean {
  return !canonicalUrl || parseUrl(canonicalUrl)?.href === parseUrl(address)?.href
}
