/** The only entry of a list that holds one, such as the row that a statement has just written. */
export function onlyEntry<Entry>([entry]: readonly Entry[]): Entry {
  if (entry === undefined) throw new Error('A list that should hold one entry is empty')
  return entry
}
