import { randomUUID } from 'node:crypto'

import { demoPasswords } from '#src/features/accounts/rules/demo-passwords.ts'
import type { PlacedOrder } from '#src/features/orders/contract/order.ts'
import { maxUploadBytes } from '#src/features/uploads/rules/upload-limits.ts'
import { post, sampleOrder } from '#test/bench/sample-order.ts'
import { mp4 } from '#test/support/upload-samples.ts'

/** What the boxes of a film take, and some more. */
const aroundFilm = 1000

/** The office at this address: it signs in, hears of an order, and stores a film of the largest size. */
export async function tryOffice(address: string, log: (line: string) => void) {
  const cookie = await signIn(address)
  const abort = new AbortController()
  const events = await fetch(`${address}/api/events`, { headers: { cookie }, signal: abort.signal })
  const chunks = events.body?.pipeThrough(new TextDecoderStream()).getReader()
  const key = randomUUID()
  const order = JSON.parse(
    await post(`${address}/api/orders`, await sampleOrder(address), { 'idempotency-key': key }),
  ) as PlacedOrder // the contract of the call
  const placedAt = performance.now()
  let heard = ''
  while (!heard.includes(order.shortCode)) {
    const { value, done } = (await chunks?.read()) ?? { done: true }
    if (done) throw new Error(`The event stream ended after: ${heard}`)
    heard += value
  }
  log(`The office heard of the order ${Math.round(performance.now() - placedAt)} ms after it was confirmed`)
  abort.abort()
  return { orders: new Map([[key, order.id]]), wrong: await tryFilm(address, cookie, log) }
}

async function signIn(address: string): Promise<string> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ username: 'admin', password: demoPasswords.admin }),
  })
  const cookie = response.headers.getSetCookie()[0] ?? ''
  if (response.status !== 200 || cookie.includes('Secure') !== address.startsWith('https:'))
    throw new Error(`Signing in gave ${response.status} and "${cookie}"`)
  return cookie.split(';')[0] ?? ''
}

async function tryFilm(address: string, cookie: string, log: (line: string) => void): Promise<string[]> {
  const film = mp4(maxUploadBytes['home-video'] - aroundFilm)
  const asked = await post(`${address}/api/objects/upload`, JSON.stringify({ purpose: 'home-video' }), {
    cookie,
  })
  const { uploadURL } = JSON.parse(asked) as { uploadURL: string } // the contract of the call
  if (!uploadURL.startsWith(`${address}/`)) return [`Uploads are sent to ${uploadURL}`]
  const begun = performance.now()
  const stored = await fetch(uploadURL, { method: 'PUT', body: new Uint8Array(film), headers: { cookie } })
  const text = await stored.text()
  if (stored.status !== 200) return [`A film of ${film.length} bytes got ${stored.status} ${text}`]
  const { path } = JSON.parse(text) as { path: string } // the contract of the call
  const part = await fetch(address + path, { headers: { range: 'bytes=100000000-100000099', cookie } })
  log(
    `A film of ${(film.length / 1e6).toFixed(0)} MB in ${((performance.now() - begun) / 1000).toFixed(1)} s`,
  )
  return part.status === 206 ? [] : [`A part of the film is a ${part.status}`]
}
