/** An address as the URL standard reads it, or null where it is none. Older phones have no `URL.parse`. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
