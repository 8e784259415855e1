import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Delivered {
  /** The device's name, the last part of the endpoint. */
  readonly device: string
  readonly headers: IncomingHttpHeaders
  /** What the device reads once it has decrypted the message. */
  readonly message: { readonly title: string; readonly url: string; readonly topic: string }
  /** What the server that sent it has signed (RFC 8292). */
  readonly signed: { readonly aud: string; readonly sub: string; readonly exp: number }
}

/** A response of the service instead of 201, and what happens before it. */
interface Reply {
  readonly status: number
  readonly headers?: Record<string, string>
  readonly before?: Promise<unknown>
}

export interface PushService {
  readonly origin: string
  readonly delivered: Delivered[]
  /** How many requests have come in, also those that were rejected. */
  asked(): number
  /** The most requests that were under way at once. */
  atOnce(): number
  /** What the next requests get, by device; without a reply it is 201. */
  readonly replies: Map<string, Reply>
  /** A browser's subscription, with keys of its own. */
  newDevice(name: string): { endpoint: string; keys: { p256dh: string; auth: string } }
  close(): Promise<void>
}

/** A push service as browsers have one (RFC 8030), on this machine, which can read what its devices can. */
export async function openPushService(): Promise<PushService> {
  const devices = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>()
  const delivered: Delivered[] = []
  const replies = new Map<string, Reply>()
  let asked = 0
  let underWay = 0
  let most = 0

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    asked += 1
    underWay += 1
    most = Math.max(most, underWay)
    response.on('close', () => (underWay -= 1))
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const name = request.url?.split('/').at(-1) ?? ''
      const device = devices.get(name)
      const reply = replies.get(name)
      const respond = () => {
        if (!device || reply) return response.writeHead(reply?.status ?? 404, reply?.headers).end()
        const text = decrypt(Buffer.concat(chunks), device.ecdh, device.auth)
        const message = JSON.parse(text) as Delivered['message'] // the test says what it expects
        const { headers } = request
        delivered.push({ device: name, headers, message, signed: signedBy(headers.authorization ?? '') })
        return response.writeHead(201).end()
      }
      void Promise.resolve(reply?.before).then(respond)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening server has the address of a network, not the name of a pipe.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    delivered,
    replies,
    asked: () => asked,
    atOnce: () => most,
    newDevice(name) {
      const ecdh = createECDH('prime256v1')
      const auth = randomBytes(16)
      devices.set(name, { ecdh, auth })
      const keys = { p256dh: ecdh.generateKeys('base64url'), auth: auth.toString('base64url') }
      return { endpoint: `${origin}/send/${name}`, keys }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Reads a message in the encoding `aes128gcm` (RFC 8188) with the keys of a browser (RFC 8291). */
function decrypt(body: Buffer, ecdh: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  const sealed = body.subarray(21 + idLength)
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, about, 32))
  const derived = (label: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${label}\0`, bytes))
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // The last record ends with a byte 2, after which only zeros follow.
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** Reads what the sender has signed, and throws if the signature is not by the key that the sender names. */
function signedBy(authorization: string): Delivered['signed'] {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  const [head = '', content = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isOwn = verify(
    'sha256',
    Buffer.from(`${head}.${content}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isOwn) throw new Error('The sender has signed with another key')
  return JSON.parse(Buffer.from(content, 'base64url').toString()) as Delivered['signed']
}
