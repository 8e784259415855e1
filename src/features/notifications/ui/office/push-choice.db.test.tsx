import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { openPushService } from '#test/support/push-service.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { pushSubscriptionTable } from '../../server/push-table.ts'
import { pushChoiceTexts } from '../../texts/push-texts.ts'
import { PushChoice } from './push-choice.tsx'
import { usePushRenewal } from './push-device.ts'

const service = await openPushService()
await service.close()
const restaurant = testRestaurant({ PUSH_TEST_ORIGIN: service.origin })
const texts = pushChoiceTexts.vi
let names = 0

/** The browser says this of itself for the rest of the test, besides what it says anyway. */
function stubNavigator(parts: object): void {
  for (const [name, value] of Object.entries(parts)) {
    Object.defineProperty(navigator, name, { value, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, name))
  }
}

/** A browser that can be told, and whose person answers its question so. */
function browserThatCan(
  answer: NotificationPermission = 'granted',
  asked: NotificationPermission = 'default',
) {
  const device = service.newDevice(`browser-${(names += 1)}`)
  const registered: unknown[] = []
  const permission = {
    permission: asked,
    requestPermission(): Promise<NotificationPermission> {
      permission.permission = answer
      return Promise.resolve(answer)
    },
  }
  const pushManager = {
    subscribe: () => Promise.resolve({ toJSON: () => device }),
    getSubscription: () => Promise.resolve(null),
  }
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('Notification', permission)
  const register = (...options: unknown[]) => {
    registered.push(options)
    return Promise.resolve({ active: {}, pushManager })
  }
  stubNavigator({ serviceWorker: { register } })
  return { device, registered }
}

const stored = () => restaurant.db.select().from(pushSubscriptionTable)

function Renewing() {
  usePushRenewal()
  return null
}

beforeEach(async () => {
  localStorage.clear()
  await restaurant.db.delete(pushSubscriptionTable)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a device is told once the person asks for it and the browser allows it, until the person stops it', async () => {
  const { device, registered } = browserThatCan()
  const { user } = await showOfficePart(restaurant, 'staff', <PushChoice />)
  await user.click(await screen.findByRole('button', { name: texts.switchOn }))
  await screen.findByText(texts.on)
  expect((await stored()).map(({ endpoint }) => endpoint)).toEqual([device.endpoint])
  // No page of the site is within the scope of the worker.
  expect(registered).toEqual([['/office-push.js', { scope: '/office-push/' }]])
  await user.click(screen.getByRole('button', { name: texts.switchOff }))
  await screen.findByRole('button', { name: texts.switchOn })
  expect(await stored()).toEqual([])
})

test('whoever signs in again on the device is told without a question, until it was stopped', async () => {
  browserThatCan('granted', 'granted')
  const remembered = { beforeShown: async () => localStorage.setItem('officePush', 'on') }
  await showOfficePart(restaurant, 'staff', <Renewing />, remembered)
  await waitFor(async () => expect(await stored()).toHaveLength(1))
  cleanup()
  await restaurant.db.delete(pushSubscriptionTable)
  const shown = await showOfficePart(restaurant, 'staff', <Renewing />, {
    beforeShown: async () => localStorage.removeItem('officePush'),
  })
  await waitFor(() => expect(shown.isLoading()).toBe(false))
  expect(await stored()).toEqual([])
})

test('a browser that refuses is said to, with the way out', async () => {
  browserThatCan('denied')
  const { user } = await showOfficePart(restaurant, 'staff', <PushChoice />)
  await user.click(await screen.findByRole('button', { name: texts.switchOn }))
  await screen.findByText(texts.cannot.denied)
  expect(await stored()).toEqual([])
})

test('a failure is said, and the device can be asked again', async () => {
  browserThatCan()
  const { user, network, toast } = await showOfficePart(restaurant, 'staff', <PushChoice />)
  const button = await screen.findByRole('button', { name: texts.switchOn })
  network.cut('POST /api/push-subscriptions')
  await user.click(button)
  await waitFor(() => expect(toast()).toContain(texts.failed))
  await screen.findByRole('button', { name: texts.switchOn })
})

describe('a browser that cannot be told says why', () => {
  test.each([
    ['insecure', (): unknown => vi.stubGlobal('isSecureContext', false)],
    ['home-screen', (): unknown => stubNavigator({ standalone: false })],
    ['unsupported', (): unknown => undefined],
  ] as const)('%s', async (why, set) => {
    vi.stubGlobal('isSecureContext', true)
    set()
    await showOfficePart(restaurant, 'staff', <PushChoice />)
    await screen.findByText(texts.cannot[why])
    expect(screen.queryByRole('button')).toBeNull()
  })
})
