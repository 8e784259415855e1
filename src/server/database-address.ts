import { z } from 'zod'

/** The address of a PostgreSQL database, as a setting gives it. */
export const databaseAddress = z
  .string()
  .refine((address) => !hasUnescapedPassword(address), {
    error: 'must have @ / ? # and % of its user and password written as %40 %2F %3F %23 and %25',
    abort: true,
  })
  .pipe(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/name' }),
  )

/**
 * Whether the user or the password in an address contains an unescaped character that ends it, so that the rest would be read as
 * another part of the address.
 */
function hasUnescapedPassword(address: string): boolean {
  const [, authority = ''] = /^\w+:\/\/(.*)$/s.exec(address) ?? []
  const [beforeQuery = ''] = authority.split('?', 1)
  const login = beforeQuery.includes('@') ? beforeQuery : authority
  return /[@/?#]|%(?![0-9a-f]{2})/i.test(login.slice(0, Math.max(0, login.lastIndexOf('@'))))
}
