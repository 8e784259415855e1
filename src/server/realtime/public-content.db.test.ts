import { eq } from 'drizzle-orm'
import { expect, it, onTestFinished, vi } from 'vitest'

import { stallingProxy } from '#test/support/stalling-proxy.ts'
import { openTestRestaurant } from '#test/support/test-restaurant.ts'
import { categoryTable } from '#src/features/menu/server/menu-table.ts'
import { listenToChannels } from './channels.ts'
import { contentSnapshot } from './content-snapshot.ts'
import { publicContentChannel, watchPublicContent } from './public-content.ts'

it('what another server changed while this one could not listen shows after it has reconnected', async () => {
  const { db, clock, content: elsewhere, databaseUrl, close } = await openTestRestaurant()
  onTestFinished(close)
  const proxy = await stallingProxy(databaseUrl)
  onTestFinished(proxy.close)
  const times = { keepalive: 50, reconnect: 50, response: 2_000 }
  const address = `${proxy.url}?application_name=listener`
  const channels = await listenToChannels(address, [publicContentChannel], times)
  onTestFinished(channels.close)
  const content = watchPublicContent(db, channels, clock)
  const readNames = contentSnapshot({ db, content }, async (tx) =>
    (await tx.select().from(categoryTable)).map(({ name }) => name),
  )

  // Once it has been asked whether it responds, so that a later question is what notices.
  const lastQuestion = () =>
    db.execute("select query from pg_stat_activity where application_name = 'listener'")
  await expect.poll(async () => (await lastQuestion()).rows).toEqual([{ query: 'select 1' }])
  proxy.stall()
  await vi.waitUntil(() => !channels.connected(), { timeout: 20_000 })
  expect(await readNames()).not.toContain('Changed meanwhile')
  await elsewhere.change(async (tx) => {
    const [category] = await tx.select().from(categoryTable)
    await tx
      .update(categoryTable)
      .set({ name: 'Changed meanwhile' })
      .where(eq(categoryTable.id, category?.id ?? ''))
  })
  // Without a listener nothing that was read before is trusted, not even a moment later.
  expect(await readNames()).toContain('Changed meanwhile')
  proxy.resume()
  await vi.waitUntil(() => channels.connected(), { timeout: 20_000 })
  expect(await readNames()).toContain('Changed meanwhile')
})

it('what was read changes at the earliest of the instants that were named, once', async () => {
  const { clock, content, close } = await openTestRestaurant()
  onTestFinished(close)
  const before = content.version()
  for (const instant of ['2026-05-06T05:01:00Z', '2026-05-06T05:00:30Z', '2026-05-06T05:02:00Z'])
    content.changesAt(new Date(instant))
  clock.set('2026-05-06T05:00:29.999Z')
  expect(content.version()).toBe(before)
  clock.set('2026-05-06T05:00:30Z')
  expect([content.version(), content.version()]).toEqual([before + 1, before + 1])
})

it('a change that has changed nothing leaves every cache as it is', async () => {
  const { content, db, databaseUrl, close } = await openTestRestaurant()
  onTestFinished(close)
  const channels = await listenToChannels(databaseUrl, [publicContentChannel])
  onTestFinished(channels.close)
  const heard: string[] = []
  channels.on(publicContentChannel, (payload) => heard.push(payload))
  const before = content.version()
  const isChanged = (outcome: string) => outcome === 'changed'
  expect(await content.change(async () => 'the same', isChanged)).toBe('the same')
  expect(content.version()).toBe(before)
  // PostgreSQL delivers in the order of the commits.
  await db.execute(`notify ${publicContentChannel}, 'last'`)
  await expect.poll(() => heard).toEqual(['last'])
  const changed = content.version()
  expect(await content.change(async () => 'changed', isChanged)).toBe('changed')
  expect(content.version()).toBeGreaterThan(changed)
  await expect.poll(() => heard).toEqual(['last', ''])
})
