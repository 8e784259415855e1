/**
 * Returns a record's own value for a key that comes from outside, such as from a request. Undefined for any other key, including
 * names that every object inherits ("constructor", "__proto__").
 */
export function ownValue<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
