import { createApi, type Transport } from './api.ts'
import { noteServerTime } from './clock.ts'

/** A connection that hangs shall end as a failure one can try again, not as a button that spins for ever. */
const timeoutMilliseconds = 30_000

/** Same site, cookies sent. What no cache can have sent tells what time it is on the server. */
export const browserTransport: Transport = async ({ method, url, headers, body }) => {
  const askedAt = performance.now()
  const response = await fetch(url, {
    method,
    headers,
    ...(body !== undefined && { body }),
    credentials: 'include',
    signal: AbortSignal.timeout(timeoutMilliseconds),
  })
  const { status, statusText, headers: received } = response
  if (received.get('Cache-Control')?.includes('no-store'))
    noteServerTime(received.get('Date'), performance.now() - askedAt)
  return { status, statusText, text: await response.text(), headers: received }
}

/** The API as the browser calls it. */
export const browserApi = createApi(browserTransport)
