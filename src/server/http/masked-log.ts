/** In lower case; written in any case they are masked. */
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
/** Deeper than anything that is logged on purpose; what lies deeper is left out. */
const maxDepth = 12

/**
 * A copy of a logged value in which everything of a secret name is masked, at each depth, in arrays too. `writeError`
 * says what is written of an error; other objects with a class of their own are named and not opened.
 */
export function masked(value: unknown, writeError: (error: Error) => object, depth = 0): unknown {
  // JSON has no functions, and a copied `toJSON` would be called.
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
