import { z } from 'zod'

/** Checks a setting that contains the address of a PostgreSQL database. */
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
 * True if the user name or the password in an address contains an unescaped character such as "/", which would end that part of the
 * address too early.
 */
function hasUnescapedPassword(address: string): boolean {
  const [, authority = ''] = /^\w+:\/\/(.*)$/s.exec(address) ?? []
  const [beforeQuery = ''] = authority.split('?', 1)
  const login = beforeQuery.includes('@') ? beforeQuery : authority
  return /[@/?#]|%(?![0-9a-f]{2})/i.test(login.slice(0, Math.max(0, login.lastIndexOf('@'))))
}
