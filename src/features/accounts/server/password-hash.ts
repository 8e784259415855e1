import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const deriveKey = promisify(argon2)

/** The parameters that OWASP recommends as a minimum: 19 MiB of memory, two passes, one lane. A hash takes about 30 ms. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const
const saltBytes = 16
const hashBytes = 32

/** Hashes a password with argon2id. Returns a text in PHC form, which contains the parameters and the salt besides the hash. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(saltBytes)
  const hash = await deriveKey('argon2id', {
    message: Buffer.from(password),
    nonce,
    tagLength: hashBytes,
    ...cost,
  })
  return phc(nonce, hash)
}

/** Whether the password belongs to the stored hash. The check takes the same time for a right and for a wrong password. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const { nonce, hash, ...storedCost } = parsePhc(stored)
  const derived = await deriveKey('argon2id', {
    message: Buffer.from(password),
    nonce,
    tagLength: hash.length,
    ...storedCost,
  })
  return timingSafeEqual(derived, hash)
}

/**
 * A hash of no password. If there is no user of the given name, the server verifies the password against this hash, so that the
 * response takes as long as for a real user.
 */
export const dummyHash = phc(Buffer.alloc(saltBytes), Buffer.alloc(hashBytes))

function phc(nonce: Buffer, hash: Buffer): string {
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(hash)}`
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

function parsePhc(text: string) {
  const [, memory, passes, parallelism, nonce = '', hash = ''] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(text) ?? []
  if (hash === '') throw new Error('A stored password is not an argon2id hash in PHC form')
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}
