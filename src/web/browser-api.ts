import { createApi, type Transport } from './api.ts'

/** Same site, cookies sent. */
export const browserTransport: Transport = async ({ method, url, headers, body }) => {
  const response = await fetch(url, {
    method,
    headers,
    ...(body !== undefined && { body }),
    credentials: 'include',
  })
  const { status, statusText } = response
  return { status, statusText, text: await response.text(), headers: response.headers }
}

/** The API as the browser calls it. */
export const browserApi = createApi(browserTransport)
