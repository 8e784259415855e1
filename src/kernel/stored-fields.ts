/** Reads the fields of a form from what a browser has stored, each by its name. It never throws, whatever is stored. */
export function storedFields<Name extends string>(stored: unknown) {
  const fields = new Map<string, unknown>(
    typeof stored === 'object' && stored !== null ? Object.entries(stored) : [],
  )
  return {
    value: (name: Name) => fields.get(name),
    /** Empty if no text was stored. */
    text(name: Name): string {
      const value = fields.get(name)
      return typeof value === 'string' ? value : ''
    },
  }
}
