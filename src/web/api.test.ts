import { expect, it } from 'vitest'

import { createApi, type TransportResponse, type TransportRequest } from './api.ts'

/** An API that responds to everything with this, and the requests it got. */
function respondingWith(response: Partial<TransportResponse>) {
  const requests: TransportRequest[] = []
  const api = createApi(async (request) => {
    requests.push(request)
    return { status: 200, statusText: 'OK', text: '{}', ...response }
  })
  const ticket = (token: string) => api.call('GET /api/orders/ticket/:token', { params: { token } })
  return { requests, ticket }
}

it('what stands in the path of a call cannot lead to another call', async () => {
  const { requests, ticket } = respondingWith({})
  await ticket('../../admin/me?a=#b')
  expect(requests[0]?.url).toBe('/api/orders/ticket/..%2F..%2Fadmin%2Fme%3Fa%3D%23b')
})

it('a call says what it sends and takes, and passes its own headers on', async () => {
  const requests: TransportRequest[] = []
  const api = createApi((request) => {
    requests.push(request)
    return Promise.resolve({ status: 200, statusText: 'OK', text: '{}' })
  })
  await api.call('POST /api/newsletter', { body: { email: 'lan@example.com' }, headers: { 'X-Own': '1' } })
  await api.call('GET /api/menu-items', { query: { includeUnavailable: undefined } })
  await api.call('GET /api/menu-items', { query: { includeUnavailable: 'true' } })
  expect(requests.map(({ url }) => url)).toEqual([
    '/api/newsletter',
    '/api/menu-items',
    '/api/menu-items?includeUnavailable=true',
  ])
  expect(requests.map(({ headers }) => headers)).toEqual([
    { Accept: 'application/json', 'Content-Type': 'application/json', 'X-Own': '1' },
    { Accept: 'application/json' },
    { Accept: 'application/json' },
  ])
})

it('a part of the query that is empty is sent, and one that is not set is not', async () => {
  const requests: TransportRequest[] = []
  const api = createApi((request) => {
    requests.push(request)
    return Promise.resolve({ status: 200, statusText: 'OK', text: '{}' })
  })
  await api.call('GET /api/orders', { query: { q: '', cursor: undefined } })
  expect(requests[0]?.url).toBe('/api/orders?q=')
})

it.each([
  ['30', 30],
  ['0', 0],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  [null, undefined],
])('an error with the Retry-After header %o says to wait for %o seconds', async (value, seconds) => {
  const { ticket } = respondingWith({ status: 429, text: '{}', headers: { get: () => value } })
  await expect(ticket('token')).rejects.toMatchObject({ status: 429, retryAfterSeconds: seconds })
})

it.each([400, 404, 500])('a response of status %i is an error', async (status) => {
  await expect(respondingWith({ status }).ticket('token')).rejects.toMatchObject({ status })
})

it('a response without a body is no result, and no error', async () => {
  await expect(respondingWith({ status: 204, text: '' }).ticket('token')).resolves.toBeUndefined()
})

it('an error that is no problem of ours, such as that of a proxy, keeps its text', async () => {
  const { ticket } = respondingWith({ status: 502, statusText: 'Bad Gateway', text: '' })
  await expect(ticket('token')).rejects.toMatchObject({ message: 'Bad Gateway', code: undefined, fields: {} })
  const told = respondingWith({ status: 502, statusText: 'Bad Gateway', text: 'No upstream' })
  await expect(told.ticket('token')).rejects.toMatchObject({ message: 'No upstream' })
})
