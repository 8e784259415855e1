import { afterEach, expect, onTestFinished, test, vi } from 'vitest'

import { browserTransport } from './browser-api.ts'
import { noteServerTime, serverTime } from './clock.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** What `fetch` is given for a call, which it responds to with this. */
async function sent(body?: string, response = Response.json({ ok: true })) {
  const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(response),
  )
  vi.stubGlobal('fetch', fetched)
  const asked = { method: 'POST', url: '/api/orders', headers: { 'Accept-Language': 'vi' } } as const
  const received = await browserTransport({ ...asked, ...(body !== undefined && { body }) })
  const [url, init = {}] = fetched.mock.calls[0] ?? []
  return { url, init, received }
}

test('a call takes the cookies along, and the body only where it has one', async () => {
  const { url, init } = await sent('{}')
  expect(url).toBe('/api/orders')
  expect(init).toMatchObject({ method: 'POST', credentials: 'include', body: '{}' })
  expect('body' in (await sent()).init).toBe(false)
})

test('a call whose connection hangs ends after half a minute', async () => {
  const over = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal)
  const { init } = await sent()
  expect(timeout).toHaveBeenCalledWith(30_000)
  over.abort()
  expect(init.signal?.aborted).toBe(true)
})

test('a response is received as text, with status and headers', async () => {
  const { received } = await sent(
    '{}',
    new Response('busy', { status: 503, headers: { 'Retry-After': '5' } }),
  )
  expect([received.status, received.text]).toEqual([503, 'busy'])
  expect(received.headers?.get('Retry-After')).toBe('5')
})

test('a response tells what time it is on the server, but not one that a cache may have sent', async () => {
  const inYear = (year: number, caching: string) =>
    sent(
      '{}',
      new Response('{}', { headers: { Date: `Fri, 01 Jan ${year} 00:00:00 GMT`, 'Cache-Control': caching } }),
    )
  onTestFinished(() => noteServerTime(new Date().toUTCString()))
  await inYear(2100, 'no-store')
  expect(serverTime().getUTCFullYear()).toBe(2100)
  await inYear(2050, 'no-cache')
  expect(serverTime().getUTCFullYear()).toBe(2100)
})
