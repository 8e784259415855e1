import { beforeEach, describe, expect, it } from 'vitest'

import { testRestaurant } from '#test/support/test-restaurant.ts'
import { accountJobs } from './account-jobs.ts'
import { signInAttemptTable } from './account-table.ts'
import { beginAttempt, rememberDevice, resetFailures } from './sign-in-attempts.ts'

const restaurant = testRestaurant()

beforeEach(() => restaurant.db.delete(signInAttemptTable))

const start = new Date('2026-05-06T05:00:00Z')
const later = (days: number, milliseconds = 0) =>
  new Date(start.getTime() + days * 24 * 3_600_000 + milliseconds)

/** The kinds of rows that are left: of an account at an address, of the address, of the account. */
async function kindsLeft(): Promise<string[]> {
  const rows = await restaurant.db.select().from(signInAttemptTable)
  return rows.map(({ key }) => key.split(':')[0] ?? '').toSorted()
}

const sweep = (now: Date) =>
  accountJobs({ db: restaurant.db, findSubscribedSessions: async () => [] })
    .find(({ name }) => name === 'sign-in-attempts')
    ?.run(now)

function failAt(now: Date, address: string) {
  return beginAttempt(restaurant.db, { username: 'admin', address, devices: [] }, now)
}

describe('sweeping sign-in attempts', () => {
  it('passes over what an attempt holds at that moment, and waits for none', async () => {
    await failAt(start, '203.0.113.1')
    await restaurant.db.transaction(async (tx) => {
      await tx.select().from(signInAttemptTable).for('update')
      expect(await sweep(later(1, 1))).toEqual({ deleted: 0 })
    })
    expect(await sweep(later(1, 1))).toEqual({ deleted: 3 })
  })

  it('removes failures after a day, not earlier', async () => {
    await failAt(start, '203.0.113.1')
    await sweep(later(1))
    expect(await kindsLeft()).toEqual(['account', 'address', 'pair'])
    await sweep(later(1, 1))
    expect(await kindsLeft()).toEqual([])
  })

  it('leaves an address that has signed in known for a month, not longer', async () => {
    const attempt = await failAt(start, '203.0.113.1')
    await restaurant.db.transaction((tx) => resetFailures(tx, attempt, start))
    await sweep(later(2))
    expect(await kindsLeft()).toEqual(['pair'])
    await sweep(later(30))
    expect(await kindsLeft()).toEqual(['pair'])
    await sweep(later(30, 1))
    expect(await kindsLeft()).toEqual([])
  })

  it('leaves a device that has signed in known for a month, not longer', async () => {
    const attempt = await failAt(start, '203.0.113.1')
    const token = await restaurant.db.transaction((tx) => rememberDevice(tx, attempt, start))
    const known = async (now: Date) => {
      const asked = { username: 'ADMIN', address: '198.51.100.1', devices: [token] }
      return (await beginAttempt(restaurant.db, asked, now)).isKnown
    }
    await sweep(later(30))
    expect(await kindsLeft()).toEqual(['device'])
    expect(await known(later(30))).toBe(true)
    expect(await known(later(30, 1))).toBe(false)
  })

  it('leaves a known address known that has failed since', async () => {
    const attempt = await failAt(start, '203.0.113.1')
    await restaurant.db.transaction((tx) => resetFailures(tx, attempt, start))
    await failAt(later(30), '203.0.113.1')
    await sweep(later(30, 1))
    expect(await kindsLeft()).toEqual(['account', 'address', 'pair'])
  })
})
