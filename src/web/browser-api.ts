import { createApi, type Transport } from './api.ts'

/** A connection that hangs shall end as a failure one can try again, not as a button that spins for ever. */
const timeoutMilliseconds = 30_000

/** Same site, cookies sent. */
export const browserTransport: Transport = async ({ method, url, headers, body }) => {
  const response = await fetch(url, {
    method,
    headers,
    ...(body !== undefined && { body }),
    credentials: 'include',
    signal: AbortSignal.timeout(timeoutMilliseconds),
  })
  const { status, statusText } = response
  return { status, statusText, text: await response.text(), headers: response.headers }
}

/** The API as the browser calls it. */
export const browserApi = createApi(browserTransport)
