interface Row {
  readonly id: string
}

/**
 * Returns a query's data with `changed` in place of the row that has the same id, wherever the row is in the data: alone, in a
 * list, in the pages of a list, or among other data.
 */
export function replaceRow(held: unknown, changed: Row): unknown {
  if (Array.isArray(held)) return held.map((each: unknown) => replaceRow(each, changed))
  if (!isObject(held)) return held
  if ('id' in held) return held.id === changed.id ? changed : held
  return Object.fromEntries(Object.entries(held).map(([name, part]) => [name, replaceRow(part, changed)]))
}

/** Finds the row with this id in a query's data. */
export function findRow(held: unknown, id: string): unknown {
  if (!isObject(held)) return undefined
  if ('id' in held) return held.id === id ? held : undefined
  return Object.values(held).reduce<unknown>((found, part) => found ?? findRow(part, id), undefined)
}

function isObject(held: unknown): held is object {
  return typeof held === 'object' && held !== null
}
