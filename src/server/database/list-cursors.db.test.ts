import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'

import { logLines } from '#test/support/log-lines.ts'
import { signIn } from '#test/support/sign-in.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'

interface ApiDocument {
  readonly paths: Readonly<
    Record<string, { readonly get?: { readonly parameters?: readonly { readonly name: string }[] } }>
  >
}

const restaurant = testRestaurant({ LOG_LEVEL: 'error' })
let lists: readonly string[]
let cookie: string
let lines: string[]

beforeAll(async () => {
  cookie = await signIn(restaurant.app, 'admin')
  lines = logLines(restaurant.app)
  const { paths } = (await restaurant.app.inject('/api/openapi.json')).json<ApiDocument>()
  lists = Object.entries(paths)
    .filter(([, { get }]) => get?.parameters?.some(({ name }) => name === 'cursor'))
    .map(([path]) => path)
})

const statusOf = async (path: string, text: string) => {
  const cursor = Buffer.from(text).toString('base64url')
  return (await restaurant.app.inject({ url: `${path}?cursor=${cursor}`, headers: { cookie } })).statusCode
}

describe('a cursor that somebody made up', () => {
  it.each([
    '8640000000000000',
    '253402300800000',
    '-62135596800001',
    '-1',
    '1e12',
    '0x10',
    '1.5',
    '+1',
    'Infinity',
  ])('is a 400 on every list where its time is %s', async (time) => {
    expect(lists.length).toBeGreaterThan(4)
    for (const path of lists) expect(await statusOf(path, `${time} 1`), path).toBe(400)
  })

  it('is never a fault of ours, and nothing of it gets into the log', async () => {
    const time = fc.oneof(fc.maxSafeInteger().map(String), fc.string({ maxLength: 20 }))
    await fc.assert(
      fc.asyncProperty(time, fc.string({ unit: 'binary', maxLength: 30 }), async (moment, id) => {
        for (const path of lists) expect([200, 400]).toContain(await statusOf(path, `${moment} ${id}`))
      }),
      { numRuns: 25 },
    )
    expect(lines).toEqual([])
  })

  it('is taken where it is the end of a page', async () => {
    for (const path of lists) expect(await statusOf(path, `${Date.now()} 1`), path).toBe(200)
  })
})
