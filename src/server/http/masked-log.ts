/** Names of fields whose values are masked. The names are in lower case here, and match field names in any case. */
export const secretNames = [
  'password',
  'currentpassword',
  'newpassword',
  'passwordhash',
  'cookie',
  'set-cookie',
  'authorization',
  'token',
  'ticketurl',
  'tickettoken',
  'phone',
  'shownphone',
  'email',
  'fullname',
  'customername',
  'customerphone',
  'customeremail',
  'customeraddress',
  'idempotency-key',
]
const secrets = new Set(secretNames)
export const mask = '[redacted]'
/**
 * How deeply nested objects may be in a log line. Nothing that is logged on purpose is nested deeper; values at a greater depth are
 * left out.
 */
const maxDepth = 12

/**
 * Copies a logged value and masks every field with a secret name, at each depth and also in arrays. `writeError` chooses which
 * parts of an error are logged. Of any other instance of a class, only the name of the class is logged.
 */
export function masked(value: unknown, writeError: (error: Error) => object, depth = 0): unknown {
  // JSON has no functions, and if a method `toJSON` were copied, the logger would call it.
  if (typeof value === 'function') return undefined
  if (typeof value !== 'object' || value === null) return value
  if (depth > maxDepth) return '[too deep]'
  if (value instanceof Error) return masked(writeError(value), writeError, depth + 1)
  if (Array.isArray(value)) return value.map((each) => masked(each, writeError, depth + 1))
  if (value instanceof Date) return value.toJSON()
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return `[${value.constructor.name}]`
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      secrets.has(name.toLowerCase()) ? mask : masked(each, writeError, depth + 1),
    ]),
  )
}
