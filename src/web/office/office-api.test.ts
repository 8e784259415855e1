import { expect, it } from 'vitest'

import type { TransportResponse } from '../api.ts'
import { createOfficeApi, type RejectedCall, SessionEndedError } from './office-api.ts'

function officeApiGetting(response: Partial<TransportResponse>, takesCare = true) {
  const ended: RejectedCall[] = []
  const api = createOfficeApi(
    async () => ({ status: 200, statusText: 'OK', text: '[]', ...response }),
    (rejected) => {
      ended.push(rejected)
      return takesCare
    },
  )
  return { api, ended }
}

const headers = (values: Record<string, string>) => ({ get: (name: string) => values[name] ?? null })
const rejection = { status: 401, text: '{"message":"Authentication required","code":"session.required"}' }
const cancel = { params: { id: 'o1' }, body: { status: 'cancelled' } } as const

it('a page of a list knows how many match and where the next page begins', async () => {
  const { api } = officeApiGetting({
    text: '[{"id":"o1"}]',
    headers: headers({ 'X-Total-Count': '61', Link: '</api/orders?cursor=a%2Bb&limit=1>; rel="next"' }),
  })
  expect(await api.list('GET /api/orders')).toEqual({ rows: [{ id: 'o1' }], total: 61, next: 'a+b' })
})

it('the last page of a list has no next one', async () => {
  const { api } = officeApiGetting({ text: '[{"id":"o1"}]' })
  expect(await api.list('GET /api/orders')).toMatchObject({ total: 1, next: undefined })
})

it('a write after the end of the session fails with that, and the session’s end is told once', async () => {
  const { api, ended } = officeApiGetting(rejection)
  await expect(api.call('PATCH /api/orders/:id/status', cancel)).rejects.toBeInstanceOf(SessionEndedError)
  expect(ended).toEqual(['write'])
})

it('a read after the end of the session never settles, so that its screen stays as it is', async () => {
  const { api, ended } = officeApiGetting(rejection)
  let settled = false
  void api.list('GET /api/orders').finally(() => (settled = true))
  await expect.poll(() => ended).toEqual(['read'])
  await new Promise((resolve) => setImmediate(resolve))
  expect(settled).toBe(false)
})

it('a 401 that no page takes care of fails like any other call', async () => {
  const { api } = officeApiGetting(rejection, false)
  await expect(api.call('GET /api/orders/:id', { params: { id: 'o1' } })).rejects.toMatchObject({
    status: 401,
  })
})

it('another rejection says nothing of the session', async () => {
  const { api, ended } = officeApiGetting({
    status: 403,
    text: '{"message":"No","code":"session.forbidden"}',
  })
  await expect(api.call('PATCH /api/orders/:id/status', cancel)).rejects.toMatchObject({ status: 403 })
  expect(ended).toEqual([])
})
