import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { testRestaurant } from '#test/support/test-restaurant.ts'
import { createUser } from '#test/support/sign-in.ts'
import { accountJobs } from './account-jobs.ts'
import { sessionTable, userTable } from './account-table.ts'

const restaurant = testRestaurant()

const minutesBefore = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000)

describe('the job "expired-sessions"', () => {
  it('deletes sessions past the idle or the absolute limit, and no others; one that tells its device after 90 days unseen', async () => {
    const { db, clock } = restaurant
    const now = clock.now()
    const { username } = await createUser(db, { role: 'staff' })
    const user = (await db.select().from(userTable)).find((each) => each.username === username)
    if (!user) throw new Error('The user was just created')
    const session = (id: string, signedIn: number, seen: number) => ({
      id,
      userId: user.id,
      createdAt: minutesBefore(now, signedIn),
      lastSeenAt: minutesBefore(now, seen),
    })
    await db
      .insert(sessionTable)
      .values([
        session('idle', 121, 121),
        session('told', 90 * 1440, 90 * 1440),
        session('unseen', 90 * 1440 + 1, 90 * 1440 + 1),
        session('seen just in time', 200, 120),
        session('too old', 241, 0),
        session('as old as may be', 240, 0),
        session('new', 0, 0),
      ])
    const job = accountJobs({ db, findSubscribedSessions: async () => ['told', 'unseen'] }).find(
      ({ name }) => name === 'expired-sessions',
    )
    // It passes over what a request holds at that moment, and waits for none.
    await db.transaction(async (tx) => {
      await tx.select().from(sessionTable).where(eq(sessionTable.id, 'idle')).for('update')
      expect(await job?.run(now)).toEqual({ deleted: 2 })
    })
    expect(await job?.run(now)).toEqual({ deleted: 1 })
    const left = (await db.select().from(sessionTable)).map(({ id }) => id)
    expect(left.toSorted()).toEqual(['as old as may be', 'new', 'seen just in time', 'told'])
  })
})
