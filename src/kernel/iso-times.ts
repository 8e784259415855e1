/** The fields of a row, with the type of each time changed into a text. */
export type WithIsoTimes<Row> = {
  [Field in keyof Row]: Date extends Row[Field] ? Exclude<Row[Field], Date> | string : Row[Field]
}

/** A copy of a database row for a response: each time is written as in ISO 8601, and all other fields stay as they are. */
export function withIsoTimes<Row extends object>(row: Row): WithIsoTimes<Row> {
  const fields = Object.entries(row).map(([field, value]: [string, unknown]) => [
    field,
    value instanceof Date ? value.toISOString() : value,
  ])
  return Object.fromEntries(fields) as WithIsoTimes<Row> // the cast is right, because only the times have changed
}
