import Fastify from 'fastify'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { compressedResponse, sendCompressed } from './compressed-response.ts'

const app = Fastify()
beforeAll(async () => {
  const response = await compressedResponse('phở '.repeat(500), 'text/plain; charset=utf-8', {})
  app.get('/', (request, reply) => sendCompressed(request, reply, response))
})
afterAll(() => app.close())

test.each([
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br ; q=0.000 , gzip ; q=1', 'gzip'],
  ['br;q=0.001', 'br'],
  ['x-br, gzip2', undefined],
  ['identity;q=0', undefined],
  ['*', undefined],
  ['', undefined],
])('for Accept-Encoding %j it is sent as %j', async (accepted, encoding) => {
  const { statusCode, headers } = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } })
  expect([statusCode, headers['content-encoding']]).toEqual([200, encoding])
})

test('what a browser has is known by one mark, whatever the encoding, and is not sent again', async () => {
  const ask = (headers: Record<string, string>) => app.inject({ url: '/', headers })
  const [plain, packed] = [await ask({}), await ask({ 'accept-encoding': 'br' })]
  const { etag } = plain.headers
  // A strong one would promise the same bytes.
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
  expect(packed.headers.etag).toBe(etag)
  const again = await ask({ 'accept-encoding': 'br', 'if-none-match': String(etag) })
  expect([again.statusCode, again.body, again.headers['content-encoding']]).toEqual([304, '', undefined])
  expect(again.headers).toMatchObject({ etag, vary: 'Accept-Encoding' })
})

test('whatever the headers hold, it is sent or not modified', async () => {
  const value = fc.string({
    unit: fc.constantFrom('br', 'gzip', '*', ';', 'q', '=', '0', '.1', ',', '"', 'W/', ' '),
    maxLength: 60,
  })
  await fc.assert(
    fc.asyncProperty(value, value, async (encoding, etag) => {
      const headers = { 'accept-encoding': encoding, 'if-none-match': etag }
      expect([200, 304]).toContain((await app.inject({ url: '/', headers })).statusCode)
    }),
  )
})
