import { createApi, type Transport } from './api.ts'
import { noteServerTime } from './clock.ts'

/** After this time a call without a response fails, and the guest can try again; otherwise the button would spin for ever. */
const timeoutMilliseconds = 30_000

/** Sends requests to this site, with cookies. Each response that cannot come from a cache also corrects the page's clock. */
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

export const browserApi = createApi(browserTransport)
