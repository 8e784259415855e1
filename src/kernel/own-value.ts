/**
 * The value that a record itself holds under a key that comes from outside, such as from a request. Undefined for any other key,
 * also for names that every object inherits ("constructor", "__proto__").
 */
export function ownValue<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
