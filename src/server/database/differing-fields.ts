import { isDeepStrictEqual } from 'node:util'

/** The fields that are sent and differ from what is stored; `undefined` leaves a field as it is. */
export function differingFields<Row extends object>(stored: Row, sent: Partial<Row>): Partial<Row> {
  const before: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(stored))
  const differing = Object.entries(sent).filter(
    ([name, value]) => value !== undefined && !isDeepStrictEqual(value, before[name]),
  )
  return Object.fromEntries(differing) as Partial<Row> // of the entries of one
}
