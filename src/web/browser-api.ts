import { createApi } from './api.ts'

/** The API as the browser calls it: same site, cookies sent. */
export const browserApi = createApi(async ({ method, url, headers, body }) => {
  const response = await fetch(url, { method, headers, ...(body !== undefined && { body }), credentials: 'include' })
  return { status: response.status, statusText: response.statusText, text: await response.text() }
})
