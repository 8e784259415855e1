import { setImmediate } from 'node:timers/promises'

import { describe, expect, it } from 'vitest'

import { testRestaurant } from '#test/support/test-restaurant.ts'

const begun: string[] = []
const restaurant = testRestaurant({}, (app) => {
  app.get('/begun', (request, reply) => {
    begun.push(request.url.endsWith('?last') ? 'last' : request.ip)
    return reply.send('')
  })
})

const send = (remoteAddress: string) => restaurant.app.inject({ url: '/begun', remoteAddress })

describe('many requests of one address', () => {
  it('let another visitor go first, and are all served', async () => {
    begun.length = 0
    const many = Array.from({ length: 100 }, () => send('10.0.0.2'))
    const other = send('10.0.0.3')
    const responses = await Promise.all([...many, other])
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(begun).toHaveLength(101)
    expect(begun.indexOf('10.0.0.3')).toBe(8)
  })

  it('wait for those that came before, in a later turn of the event loop too', async () => {
    begun.length = 0
    const many = Array.from({ length: 40 }, () => send('10.0.0.2'))
    while (begun.length === 0) await setImmediate()
    const last = restaurant.app.inject({ url: '/begun?last', remoteAddress: '10.0.0.2' })
    await Promise.all([...many, last])
    expect(begun).toHaveLength(41)
    expect(begun.at(-1)).toBe('last')
  })

  it('are left out whose visitor has gone while they waited', async () => {
    begun.length = 0
    const leaving = new AbortController()
    const many = Array.from({ length: 40 }, () => send('10.0.0.2'))
    const { signal } = leaving
    const gone = restaurant.app.inject({ url: '/begun?last', remoteAddress: '10.0.0.2', signal })
    while (begun.length === 0) await setImmediate()
    leaving.abort()
    // What it is told nobody reads.
    await Promise.allSettled([gone])
    await Promise.all([...many, send('10.0.0.2')])
    expect(begun).toHaveLength(41)
    expect(begun).not.toContain('last')
  })

  it('begin in the order in which they came', async () => {
    begun.length = 0
    const order: number[] = []
    await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        await send('10.0.0.2')
        order.push(index)
      }),
    )
    expect(order).toEqual(Array.from({ length: 40 }, (_, index) => index))
  })
})
