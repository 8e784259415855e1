import { ReadableStream } from 'node:stream/web'

import { Decrypter, Encrypter } from 'age-encryption'

type Bytes = AsyncIterable<Uint8Array>

/** How the age format begins. Whoever has the passphrase can also read such a file with the program `age`. */
const beginning = 'age-encryption.org/v1'

/** A stage of a pipeline that encrypts what passes. */
export function encryption(passphrase: string) {
  return async function* (plain: Bytes): Bytes {
    const encrypter = new Encrypter()
    encrypter.setPassphrase(passphrase)
    // Two to this power steps of scrypt: about half a second.
    encrypter.setScryptWorkFactor(16)
    yield* await encrypter.encrypt(webStream(plain))
  }
}

/** A stage of a pipeline that decrypts what passes. It fails if the passphrase is another one or if a byte was changed. */
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

/** Node's own type of such a stream and the browser's are the same object. */
function webStream(bytes: Bytes) {
  return ReadableStream.from(bytes) as globalThis.ReadableStream<Uint8Array>
}
