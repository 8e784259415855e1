import { expect, onTestFinished, test } from 'vitest'

import { testRestaurant } from '#test/support/test-restaurant.ts'
import { listenToChannels } from './channels.ts'
import {
  officeEventsChannel,
  publishOfficeEvent,
  watchOfficeEvents,
  type OfficeEvent,
} from './office-events.ts'

const restaurant = testRestaurant()

test('every screen hears of each event until it is left, and of all lists after a gap', async () => {
  const channels = await listenToChannels(restaurant.databaseUrl, [officeEventsChannel])
  const events = watchOfficeEvents(channels)
  const warned: Error[] = []
  const onWarning = (warning: Error) => void warned.push(warning)
  process.on('warning', onWarning)
  onTestFinished(() => void process.off('warning', onWarning))
  const heard: OfficeEvent[][] = Array.from({ length: 30 }, () => [])
  const leave = heard.map((own) => events.subscribe((event) => void own.push(event)))
  await publishOfficeEvent(restaurant.db, { lists: ['orders'] })
  await expect.poll(() => heard.at(-1)).toEqual([{ lists: ['orders'] }])
  leave[0]?.()
  await publishOfficeEvent(restaurant.db, { lists: ['menu'], userId: 'lan' })
  await expect.poll(() => heard.at(-1)).toHaveLength(2)
  expect([heard[0]?.length, heard[1]?.[1]]).toEqual([1, { lists: ['menu'], userId: 'lan' }])

  await channels.close()
  expect(heard[1]?.[2]?.lists).toEqual([
    'orders',
    'unseen-orders',
    'absences',
    'reservations',
    'contact',
    'notifications',
    'menu',
    'news',
    'users',
    'pages',
    'reviews',
    'devices',
    'kitchen',
    'print-jobs',
    'pause',
  ])
  expect(heard[0]).toHaveLength(1)
  // Many screens are no leak.
  expect(warned).toEqual([])
})
