interface Row {
  readonly id: string
}

/** What a query holds, with a row as it is now wherever it stands: alone, in a list, in its pages, or among other things. */
export function replaceRow(held: unknown, changed: Row): unknown {
  if (Array.isArray(held)) return held.map((each: unknown) => replaceRow(each, changed))
  if (!isObject(held)) return held
  if ('id' in held) return held.id === changed.id ? changed : held
  return Object.fromEntries(Object.entries(held).map(([name, part]) => [name, replaceRow(part, changed)]))
}

/** The row of this id in what a query holds. */
export function findRow(held: unknown, id: string): unknown {
  if (!isObject(held)) return undefined
  if ('id' in held) return held.id === id ? held : undefined
  return Object.values(held).reduce<unknown>((found, part) => found ?? findRow(part, id), undefined)
}

function isObject(held: unknown): held is object {
  return typeof held === 'object' && held !== null
}
