/** Reads form fields by name from a value that a browser has stored. Never throws, whatever the value is. */
export function storedFields<Name extends string>(stored: unknown) {
  const fields = new Map<string, unknown>(
    typeof stored === 'object' && stored !== null ? Object.entries(stored) : [],
  )
  return {
    value: (name: Name) => fields.get(name),
    /** The text that is stored for a field; empty if there is none. */
    text(name: Name): string {
      const value = fields.get(name)
      return typeof value === 'string' ? value : ''
    },
  }
}
