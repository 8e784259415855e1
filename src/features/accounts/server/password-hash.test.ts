import { expect, test } from 'vitest'

import { hashPassword, dummyHash, verifyPassword } from './password-hash.ts'

test('a hash is argon2id in PHC form with its cost, and different each time', async () => {
  const [one, other] = await Promise.all([hashPassword('bí mật'), hashPassword('bí mật')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(other)
})

test('only the password itself verifies', async () => {
  const stored = await hashPassword('bí mật')
  expect(await verifyPassword('bí mật', stored)).toBe(true)
  expect(await verifyPassword('bi mat', stored)).toBe(false)
  expect(await verifyPassword('', stored)).toBe(false)
})

test('a hash made elsewhere with another cost verifies by that cost', async () => {
  // Of "password", made with the reference implementation: argon2 somesalt -id -t 2 -m 16 -p 1.
  const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await verifyPassword('password', reference)).toBe(true)
})

test('the dummy hash costs as much as a real one and matches no password', async () => {
  const costOf = (hash: string) => hash.split('$').slice(1, 4)
  expect(costOf(dummyHash)).toEqual(costOf(await hashPassword('anything')))
  expect(await verifyPassword('', dummyHash)).toBe(false)
})

test('what is no hash is a fault of ours, not a wrong password', async () => {
  await expect(verifyPassword('secret', 'secret')).rejects.toThrow('not an argon2id hash')
})
