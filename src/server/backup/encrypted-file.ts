import { ReadableStream } from 'node:stream/web'

import { Decrypter, Encrypter } from 'age-encryption'

type Bytes = AsyncIterable<Uint8Array>

/** The first bytes of each file in the age format. With the passphrase, such a file can also be read with the program `age`. */
const beginning = 'age-encryption.org/v1'

/** Returns a stage for a pipeline, which encrypts all bytes that pass through it. */
export function encryption(passphrase: string) {
  return async function* (plain: Bytes): Bytes {
    const encrypter = new Encrypter()
    encrypter.setPassphrase(passphrase)
    // The work factor of scrypt: 2 to the power of 16 steps, which take about half a second.
    encrypter.setScryptWorkFactor(16)
    yield* await encrypter.encrypt(webStream(plain))
  }
}

/**
 * Returns a stage for a pipeline, which decrypts all bytes that pass through it. It fails if the passphrase is wrong or if a byte
 * was changed.
 */
export function decryption(passphrase: string) {
  return async function* (secret: Bytes): Bytes {
    const decrypter = new Decrypter()
    decrypter.addPassphrase(passphrase)
    yield* await decrypter.decrypt(webStream(secret))
  }
}

/** Whether a file that begins with these bytes is encrypted. */
export function isEncrypted(bytes: Buffer): boolean {
  return bytes.toString('latin1').startsWith(beginning)
}

/** Node's types and the browser's types declare this stream separately, but at run time both are the same class. */
function webStream(bytes: Bytes) {
  return ReadableStream.from(bytes) as globalThis.ReadableStream<Uint8Array>
}
