/** Reads form fields, each by its name, from what a browser has stored. It never throws, whatever is stored. */
export function storedFields<Name extends string>(stored: unknown) {
  const fields = new Map<string, unknown>(
    typeof stored === 'object' && stored !== null ? Object.entries(stored) : [],
  )
  return {
    value: (name: Name) => fields.get(name),
    /** The stored text of a field; empty if no text was stored. */
    text(name: Name): string {
      const value = fields.get(name)
      return typeof value === 'string' ? value : ''
    },
  }
}
