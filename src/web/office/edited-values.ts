/** The fields whose values differ, with the second ones. Values are plain data. */
export function differingValues<Values extends object>(one: Values, other: Values): Partial<Values> {
  const before: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(one))
  const differing = Object.entries(other).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  )
  return Object.fromEntries(differing) as Partial<Values> // of the entries of one
}

/** What was typed, upon the values as somebody else has changed them: fields that were left alone take the new ones. */
export function mergedValues<Values extends object>(before: Values, typed: Values, now: Values): Values {
  return { ...now, ...differingValues(before, typed) }
}
