/**
 * The value a record itself holds under a key that came from outside; undefined for any other, also for the names that
 * every object inherits ("constructor", "__proto__").
 */
export function ownValue<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
