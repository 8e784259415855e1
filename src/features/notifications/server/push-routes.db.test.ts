import { beforeEach, describe, expect, test } from 'vitest'

import { officeCalls } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { onTheInternet, type DownloadRules } from '#src/server/downloads/download.ts'
import type { Actor } from '#src/server/http/actor.ts'
import type { OwnSubscription } from '../contract/push-subscription.ts'
import { openPushService } from '#test/support/push-service.ts'
import { pushKeysTable, pushSubscriptionTable } from './push-table.ts'
import { pushKeys } from './push-keys.ts'
import { subscribe } from './push-subscriptions.ts'

const service = await openPushService()
await service.close()
const restaurant = testRestaurant({ PUSH_TEST_ORIGIN: service.origin })
const url = '/api/push-subscriptions'
let names = 0
const newDevice = () => service.newDevice(`device-${(names += 1)}`)

interface Listed {
  readonly publicKey: string
  readonly subscriptions: OwnSubscription[]
}

beforeEach(() => restaurant.db.delete(pushSubscriptionTable))

test('is for staff and admins, and says nothing of input to anyone else', async () => {
  for (const [who, status] of [
    ['anonymous', 401],
    ['customer', 403],
  ] as const) {
    const call = await officeCalls(restaurant, who)
    expect((await call('GET', url)).statusCode).toBe(status)
    expect((await call('POST', url, { endpoint: 5 })).statusCode).toBe(status)
    expect((await call('DELETE', `${url}/none`)).statusCode).toBe(status)
  }
})

test('each user has one’s own devices, and ends them alone', async () => {
  const [one, other] = [await officeCalls(restaurant, 'staff'), await officeCalls(restaurant, 'admin')]
  const made = (await one('POST', url, newDevice())).json<OwnSubscription>()
  expect(made.isCurrent).toBe(true)
  expect((await one('GET', url)).json<Listed>().subscriptions).toEqual([made])
  expect((await other('GET', url)).json<Listed>().subscriptions).toEqual([])
  expect((await other('DELETE', `${url}/${made.id}`)).json()).toMatchObject({
    code: 'notifications.push-not-found',
  })
  expect((await one('GET', url)).body).not.toContain('device-')
  expect((await one('DELETE', `${url}/${made.id}`)).statusCode).toBe(204)
  expect((await one('GET', url)).json<Listed>().subscriptions).toEqual([])
  expect((await one('DELETE', `${url}/${made.id}`)).statusCode).toBe(404)
})

test('a browser has one subscription, however often it asks, and it is that of whoever signed in last', async () => {
  const [one, other] = [await officeCalls(restaurant, 'staff'), await officeCalls(restaurant, 'admin')]
  const device = newDevice()
  const asked = await Promise.all(Array.from({ length: 50 }, () => one('POST', url, device)))
  expect(new Set(asked.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
  expect((await one('GET', url)).json<Listed>().subscriptions).toHaveLength(1)
  // The push service may give the browser another address.
  await one('POST', url, newDevice())
  expect((await one('GET', url)).json<Listed>().subscriptions).toHaveLength(1)
  const first = (await one('POST', url, device)).json<OwnSubscription>()
  restaurant.clock.set('2026-05-06T06:00:00Z')
  expect((await one('POST', url, device)).json()).toEqual(first)
  await other('POST', url, device)
  expect((await one('GET', url)).json<Listed>().subscriptions).toEqual([])
  expect((await other('GET', url)).json<Listed>().subscriptions).toHaveLength(1)
})

test('the keys are made once, whoever asks first, and stay', async () => {
  await restaurant.db.delete(pushKeysTable)
  const all = await Promise.all(Array.from({ length: 10 }, () => pushKeys(restaurant.db)))
  expect(new Set(all.map(({ privateKey }) => privateKey)).size).toBe(1)
  const staff = await officeCalls(restaurant, 'staff')
  expect((await staff('GET', url)).json<Listed>().publicKey).toBe(all[0]?.publicKey)
  expect((await staff('GET', url)).body).not.toContain(all[0]?.privateKey)
})

describe('an endpoint', () => {
  const { keys } = newDevice()

  test.each([
    'http://push.example/1',
    'https://127.0.0.1/1',
    'https://127.0.0.1:3000/1',
    'https://2130706433/1',
    'https://0x7f.1/1',
    'https://[::1]/1',
    'https://[::ffff:10.0.0.1]/1',
    'https://10.0.0.1/1',
    'https://192.168.1.1/1',
    'https://169.254.169.254/latest/meta-data',
    'https://[fe80::1]/1',
    'https://[fd00::1]/1',
    'https://100.64.0.1/1',
    'https://0.0.0.0/1',
    'https://localhost/1',
    'https://LOCALHOST./1',
    'https://user:secret@8.8.8.8/1',
    'https://user@8.8.8.8/1',
  ])(
    'that leads to this machine, into a private network or elsewhere than by HTTPS is rejected: %s',
    async (endpoint) => {
      const staff = await officeCalls(restaurant, 'staff')
      const response = await staff('POST', url, { endpoint, keys })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ code: 'notifications.push-endpoint' })
      expect(await restaurant.db.select().from(pushSubscriptionTable)).toEqual([])
    },
  )

  test.each([
    ['one of whose addresses is private', ['203.0.114.7', '10.0.0.1']],
    ['that has no address', []],
    ['of this machine', ['127.0.0.1']],
  ])('with a name %s is rejected', async (_which, addresses) => {
    const rules: DownloadRules = {
      ...onTheInternet,
      resolve: (_host, done) =>
        done(
          null,
          addresses.map((address) => ({ address, family: 4 })),
        ),
    }
    const actor = { userId: 'nobody', session: { id: 'none' } } as Actor
    const input = { endpoint: 'https://push.example/1', keys, language: 'vi' } as const
    await expect(subscribe(restaurant, actor, input, rules)).rejects.toMatchObject({
      problem: { code: 'notifications.push-endpoint' },
    })
  })

  test.each([
    { endpoint: 'ftp://push.example/1', keys },
    { endpoint: 'javascript:alert(1)', keys },
    { endpoint: `https://push.example/${'x'.repeat(2_000)}`, keys },
    { endpoint: '', keys },
    { endpoint: 'https://push.example/1' },
    { endpoint: 'https://push.example/1', keys: { ...keys, auth: 'short' } },
    { endpoint: 'https://push.example/1', keys: { ...keys, p256dh: keys.auth } },
    { endpoint: 'https://push.example/1', keys, language: 'fr' },
    [],
    {},
  ])('without what a browser says of itself is no input: %j', async (payload) => {
    const staff = await officeCalls(restaurant, 'staff')
    expect((await staff('POST', url, payload)).statusCode).toBe(400)
  })

  test('with a key to which nothing can be encrypted is rejected', async () => {
    const staff = await officeCalls(restaurant, 'staff')
    const { endpoint } = newDevice()
    const p256dh = Buffer.alloc(65, 4).toString('base64url')
    const response = await staff('POST', url, { endpoint, keys: { ...keys, p256dh } })
    expect(response.json()).toMatchObject({ code: 'notifications.push-key' })
  })
})
