/**
 * The fields of a form as a browser stored them, whatever they hold by now; asked one by one, by name. Never throws.
 */
export function storedFields<Name extends string>(stored: unknown) {
  const fields = new Map<string, unknown>(
    typeof stored === 'object' && stored !== null ? Object.entries(stored) : [],
  )
  return {
    value: (name: Name) => fields.get(name),
    /** Empty where no text was stored. */
    text(name: Name): string {
      const value = fields.get(name)
      return typeof value === 'string' ? value : ''
    },
  }
}
