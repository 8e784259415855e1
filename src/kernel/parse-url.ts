/** An address as the URL standard reads it, or null where it is none. Older phones have no `URL.parse`. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

/** Whether a page at this address is the one to index: nothing else was written, or the same in another spelling. */
export function isCanonical(address: string, canonicalUrl: string | null | undefined): boolean {
  return !canonicalUrl || parseUrl(canonicalUrl)?.href === parseUrl(address)?.href
}
