import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { openPushService } from '#test/support/push-service.ts'
import { signIn } from '#test/support/sign-in.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { pushSubscriptionTable } from '../../server/push-table.ts'
import { pushDeviceTexts } from '../../texts/push-texts.ts'
import { PushDevices } from './push-devices.tsx'

const service = await openPushService()
await service.close()
const restaurant = testRestaurant({ PUSH_TEST_ORIGIN: service.origin })
const texts = pushDeviceTexts.vi

test('a lost phone is taken off the list by its owner, and the other device stays', async () => {
  for (const name of ['lost', 'kept']) {
    const headers = { cookie: await signIn(restaurant.app, 'staff') }
    const payload = service.newDevice(name)
    await restaurant.app.inject({ method: 'POST', url: '/api/push-subscriptions', headers, payload })
    restaurant.clock.set('2026-05-06T06:00:00Z')
  }
  const { user } = await showOfficePart(restaurant, 'staff', <PushDevices />)
  const rows = within(await screen.findByRole('list')).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(texts.since('13:00, 06/05')),
    expect.stringContaining(texts.since('12:00, 06/05')),
  ])
  await user.click(screen.getByRole('button', { name: /12:00/ }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  const left = await restaurant.db.select().from(pushSubscriptionTable)
  expect(left.map(({ endpoint }) => endpoint.split('/').at(-1))).toEqual(['kept'])
})
