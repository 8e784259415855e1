/**
 * Of what a form would send, the fields that were edited: those whose values in the form differ from the ones it began
 * with. Both forms of a field have the same name.
 */
export function editedFields<Values extends object, Sent extends object>(
  before: Values,
  typed: Values,
  sent: Sent,
): Partial<Sent> {
  const began = new Map(Object.entries(before))
  const edited = new Set(
    Object.entries(typed)
      .filter(([name, value]) => began.get(name) !== value)
      .map(([name]) => name),
  )
  return Object.fromEntries(Object.entries(sent).filter(([name]) => edited.has(name))) as Partial<Sent> // of its entries
}
