/** The fields of a form as a browser kept them, whatever they hold by now; asked one by one, by name. Never throws. */
export function storedFields<Name extends string>(kept: unknown) {
  const fields = new Map<string, unknown>(
    typeof kept === 'object' && kept !== null ? Object.entries(kept) : [],
  )
  return {
    value: (name: Name) => fields.get(name),
    /** Empty where no text was kept. */
    text(name: Name): string {
      const value = fields.get(name)
      return typeof value === 'string' ? value : ''
    },
  }
}
