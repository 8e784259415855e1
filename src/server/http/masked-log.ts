/** The names are in lower case; a field is masked in whatever case its name is written. */
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
/** Deeper than anything that is logged on purpose. Values at a greater depth are left out. */
const maxDepth = 12

/**
 * Copies a logged value and masks everything under a secret name, at each depth, in arrays too. `writeError` decides what is
 * written of an error. Of any other object with a class, only the name of the class is written.
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
