import { describe, expect, it, onTestFinished } from 'vitest'

import { logLines } from '#test/support/log-lines.ts'
import { smallPepperoni } from '#test/support/orders.ts'
import { openTestRestaurant, testRestaurant } from '#test/support/test-restaurant.ts'
import { conflict, type Problem } from '#src/kernel/problem.ts'

const secret = 'select password from users at /srv/secret/place.ts'

function coded(code: string, more: object = {}): Error {
  return Object.assign(new Error(secret), { code, ...more })
}

/** What a handler may throw, and what the guest is told. */
const thrown: [what: string, error: unknown, status: number, code: string][] = [
  ['an unexpected error', new Error(secret), 500, 'server.fault'],
  ['an error with a cause', new Error('outer', { cause: new Error(secret) }), 500, 'server.fault'],
  ['a text', secret, 500, 'server.fault'],
  ['nothing at all', undefined, 500, 'server.fault'],
  [
    'an error with the status of a server’s fault',
    Object.assign(new Error(secret), { statusCode: 502 }),
    500,
    'server.fault',
  ],
  [
    'an error with the status of a client’s fault',
    Object.assign(new Error(secret), { statusCode: 418 }),
    418,
    'request.malformed',
  ],
  ['a broken constraint', coded('23505'), 500, 'server.fault'],
  ['a database that does not respond', coded('ECONNREFUSED'), 503, 'server.unavailable'],
  [
    'a connection cut below a query',
    new Error('query', { cause: coded('57P01') }),
    503,
    'server.unavailable',
  ],
  ['a database that starts', new Error('query', { cause: coded('57P03') }), 503, 'server.unavailable'],
  ['a database that has crashed', coded('57P02'), 503, 'server.unavailable'],
  ['a full disk of the database', coded('53100'), 503, 'server.unavailable'],
  ['a full disk of ours', coded('ENOSPC'), 503, 'server.unavailable'],
  ['a character that no text can hold', coded('22021'), 400, 'request.invalid'],
  ['half a character', new Error('query', { cause: coded('22P05') }), 400, 'request.invalid'],
  ['an input/output error of the database', coded('58030'), 503, 'server.unavailable'],
  ['a deadlock', new Error('query', { cause: coded('40P01') }), 503, 'server.unavailable'],
  ['a serialization failure', coded('40001'), 503, 'server.unavailable'],
  ['a statement that took too long', coded('57014'), 503, 'server.unavailable'],
  ['a lock that was not to be had', coded('55P03'), 503, 'server.unavailable'],
  ['a database that may only be read', coded('25006'), 503, 'server.unavailable'],
  ['a query without a response', new Error('Query read timeout'), 503, 'server.unavailable'],
  [
    'a request that its sender broke off',
    Object.assign(new Error('aborted'), { code: 'ECONNRESET' }),
    400,
    'request.malformed',
  ],
  [
    'a pool that has nothing free',
    new Error('timeout exceeded when trying to connect'),
    503,
    'server.unavailable',
  ],
  [
    'an expected error',
    conflict('orders.key-reused', 'Another order has this key'),
    409,
    'orders.key-reused',
  ],
]

const restaurant = testRestaurant({}, (app) => {
  for (const [index, [, error]] of thrown.entries()) {
    app.get(`/throws/${index}`, () => {
      throw error
    })
  }
})

describe('what a handler throws', () => {
  it.each(thrown.map(([what, , status, code], index) => [what, index, status, code] as const))(
    '%s is returned with a code and no inner message',
    async (_what, index, status, code) => {
      const response = await restaurant.app.inject(`/throws/${index}`)
      expect(response.statusCode).toBe(status)
      expect(response.json()).toMatchObject({ code, message: expect.stringMatching(/^[A-Z].{10,}/) })
      expect(response.body).not.toContain('secret')
      expect(response.body).not.toContain('stack')
      expect(response.headers['cache-control']).toBe('no-store')
    },
  )

  it('is returned with a Retry-After wherever the service is briefly unavailable', async () => {
    const unavailable = thrown.flatMap(([, , status], index) => (status === 503 ? [index] : []))
    const responses = await Promise.all(unavailable.map((index) => restaurant.app.inject(`/throws/${index}`)))
    expect(responses.map(({ headers }) => headers['retry-after'])).toEqual(unavailable.map(() => '5'))
  })
})

it('what nobody expects is logged, with its reason where the service is briefly unavailable', async () => {
  const errors = {
    unreachable: coded('ECONNREFUSED'),
    exhausted: coded('53100'),
    contention: new Error('query', { cause: coded('40P01') }),
    storage: coded('ENOSPC'),
    fault: new Error(secret),
    expected: conflict('orders.key-reused', 'Another order has this key'),
    character: coded('22021'),
    malformed: Object.assign(new Error(secret), { statusCode: 418 }),
  }
  const { app, close } = await openTestRestaurant({ LOG_LEVEL: 'error' }, (extended) => {
    for (const [name, error] of Object.entries(errors))
      extended.get(`/throws/${name}`, () => {
        throw error
      })
  })
  onTestFinished(close)
  const lines = logLines(app)
  for (const name of Object.keys(errors)) await app.inject(`/throws/${name}`)
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 50, msg: 'briefly unavailable: unreachable', err: { message: secret } },
    { level: 50, msg: 'briefly unavailable: exhausted', err: { message: secret } },
    { level: 50, msg: 'briefly unavailable: contention', err: { cause: { code: '40P01' } } },
    { level: 50, msg: 'briefly unavailable: storage', err: { message: secret } },
    { level: 50, msg: 'unexpected error', err: { message: secret } },
  ])
})

describe('a request that cannot be understood', () => {
  const quote = { method: 'POST', url: '/api/orders/quote' } as const
  const json = { 'content-type': 'application/json' }

  it.each([
    ['without a body', { ...quote, headers: json, payload: '' }, 400, 'request.empty-body'],
    ['with broken JSON', { ...quote, headers: json, payload: '{"items":[' }, 400, 'request.invalid-json'],
    [
      'with a prototype in its JSON',
      { ...quote, headers: json, payload: '{"__proto__":{"a":1}}' },
      400,
      'request.invalid-json',
    ],
    [
      'as a form',
      { ...quote, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'a=1' },
      415,
      'request.unsupported-media-type',
    ],
    [
      'as XML',
      { ...quote, headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
      415,
      'request.unsupported-media-type',
    ],
    [
      'larger than the call allows',
      { ...quote, headers: json, payload: JSON.stringify({ a: 'x'.repeat(70_000) }) },
      413,
      'request.too-large',
    ],
    [
      'larger than a megabyte, where the call sets no limit of its own',
      {
        method: 'POST',
        url: '/api/categories',
        headers: json,
        payload: JSON.stringify('x'.repeat(1024 * 1024)),
      },
      413,
      'request.too-large',
    ],
    [
      'with fields that are wrong',
      { ...quote, headers: json, payload: '{"items":[]}' },
      400,
      'request.invalid',
    ],
    [
      'to an address of the API that is none',
      { method: 'GET', url: '/api/nothing' },
      404,
      'request.not-found',
    ],
    [
      'with a parameter that stands twice',
      { method: 'GET', url: '/api/reservations/slots?date=2026-05-08&guests=2&guests=40' },
      400,
      'request.invalid',
    ],
    [
      'to an address that would repeat what it sent',
      { method: 'TRACE', url: '/api/categories' },
      404,
      'request.not-found',
    ],
    [
      'with a method the call does not know',
      { method: 'PUT', url: '/api/orders/quote' },
      404,
      'request.not-found',
    ],
  ] as const)('%s is told so', async (_how, request, status, code) => {
    const response = await restaurant.app.inject(request)
    expect(response.statusCode, response.body).toBe(status)
    expect(response.json()).toMatchObject({ code, message: expect.any(String) })
    expect(response.body).not.toMatch(/FST_|Unexpected token|node_modules/)
  })

  it('with a wrong field in a list is told what is wrong, and at which place', async () => {
    const payload = { items: [{ ...smallPepperoni, name: '', price: '0.00', quantity: 0.5 }] }
    const { message, fields } = (await restaurant.app.inject({ ...quote, payload })).json<Problem>()
    expect(fields).toEqual({ 'items.0.quantity': message })
    expect(message).toBe('A quantity is a whole number')
  })

  it('with an address that is no text is 400 without internal details', async () => {
    const response = await restaurant.app.inject('/api/%E0%A4%A')
    expect(response.statusCode).toBe(400)
    expect(response.body).not.toMatch(/FST_|node_modules/)
  })
})

describe('too many requests of one address', () => {
  it('are 429 with when to come back', async () => {
    const limited = await openTestRestaurant({ RATE_LIMITS: 'true' })
    try {
      const order = () => limited.app.inject({ method: 'POST', url: '/api/orders', payload: {} })
      const responses = []
      for (let count = 0; count < 121; count += 1) responses.push(await order())
      expect(responses.slice(0, 120).map(({ statusCode }) => statusCode)).toEqual(
        Array.from({ length: 120 }, () => 400),
      )
      expect(responses[120]?.statusCode).toBe(429)
      expect(responses[120]?.json()).toMatchObject({ code: 'request.too-many' })
      // The rest of the minute, of which this test may take 20 seconds at most.
      expect(Number(responses[120]?.headers['retry-after'])).toBeGreaterThanOrEqual(40)
    } finally {
      await limited.close()
    }
  })
})
