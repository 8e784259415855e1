import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'

import { requireOwnOrigin } from './origin.ts'

const send = (publicUrl: string | undefined, method: string, headers: Record<string, string>) =>
  requireOwnOrigin({ publicUrl })({ method, headers } as unknown as FastifyRequest) // all it looks at

const foreign = 'Requests from other sites are rejected'

describe('without PUBLIC_URL, the address a browser uses is the site’s own', () => {
  it.each([
    [{ origin: 'http://192.168.1.20:3000', host: '192.168.1.20:3000' }],
    [{ origin: 'http://tablet.local', host: 'Tablet.local' }],
    [{ host: 'localhost:3000' }],
    [{ host: 'localhost:3000', 'sec-fetch-site': 'same-origin' }],
    [{ host: 'localhost:3000', 'sec-fetch-site': 'none' }],
  ])('passes %j', async (headers) => {
    await expect(send(undefined, 'POST', headers)).resolves.toBeUndefined()
  })

  it.each([
    [{ origin: 'http://evil.example', host: 'localhost:3000' }],
    [{ origin: 'http://localhost:4000', host: 'localhost:3000' }],
    [{ origin: 'null', host: 'localhost:3000' }],
    [{ origin: 'null' }],
    [{ origin: '', host: 'localhost:3000' }],
    [{ host: 'localhost:3000', 'sec-fetch-site': 'cross-site' }],
    [{ host: 'localhost:3000', 'sec-fetch-site': 'same-site' }],
  ])('rejects %j', async (headers) => {
    await expect(send(undefined, 'POST', headers)).rejects.toThrow(foreign)
  })
})

describe('with PUBLIC_URL, that address alone is the site’s own', () => {
  it.each([
    ['http://pizza.example'],
    ['https://pizza.example:8443'],
    ['https://pizza.example.evil.example'],
    ['http://localhost:3000'],
  ])('%s is not', async (origin) => {
    const sent = send('https://pizza.example', 'DELETE', { origin, host: new URL(origin).host })
    await expect(sent).rejects.toThrow(foreign)
  })

  it('whatever name a proxy calls the server by', async () => {
    const sent = send('https://pizza.example', 'DELETE', {
      origin: 'https://pizza.example',
      host: 'app:3000',
    })
    await expect(sent).resolves.toBeUndefined()
  })
})

it('reading is open to every page, since it changes nothing and foreign pages cannot read the response', async () => {
  await expect(send(undefined, 'GET', { origin: 'http://evil.example' })).resolves.toBeUndefined()
})
