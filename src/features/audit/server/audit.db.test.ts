import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { openTestRestaurant, type TestRestaurant } from '#test/support/test-restaurant.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { listenToChannels } from '#src/server/realtime/channels.ts'
import {
  officeEventsChannel,
  watchOfficeEvents,
  type OfficeEvent,
} from '#src/server/realtime/office-events.ts'
import { publicContentChannel, watchPublicContent } from '#src/server/realtime/public-content.ts'
import { categoryTable } from '#src/features/menu/server/menu-table.ts'
import { recordChange, type AuditedThing, type AuditServices, type ChangedBy } from './audit.ts'
import { auditEntryTable } from './audit-table.ts'

type Category = typeof categoryTable.$inferSelect

const category: AuditedThing<keyof Category> = {
  kind: 'test-category',
  list: 'menu',
  isPublic: true,
  fields: {
    name: 'shown',
    nameVi: 'shown',
    description: 'masked',
    sortOrder: 'shown',
    unit: 'shown',
  },
}
const inTheOffice = { ...category, isPublic: false }
const admin = { userId: 'admin-id', role: 'admin' } as const
const stored = {
  id: 'soups',
  name: 'Soups',
  nameVi: null,
  description: 'Lan’s soups',
  sortOrder: 3,
  unit: null,
  translationOutdated: false,
  updatedAt: new Date('2026-05-06T05:00:00Z'),
}

let restaurant: TestRestaurant
/** This server, which makes the changes, and another one on the same database. */
let own: Server
let other: Server

beforeAll(async () => {
  restaurant = await openTestRestaurant()
  own = await openServer()
  other = await openServer()
})
afterAll(async () => {
  await own.close()
  await other.close()
  await restaurant.close()
})
beforeEach(async () => {
  restaurant.clock.set('2026-05-06T05:00:00.123Z')
  await restaurant.db.delete(auditEntryTable)
  await restaurant.db.delete(categoryTable).where(eq(categoryTable.id, stored.id))
  await restaurant.db.insert(categoryTable).values(stored)
  await untilHeard()
  for (const { events } of [own, other]) events.length = 0
})

async function change(tx: Queries, values: Partial<Category>): Promise<Category | undefined> {
  return (await tx.update(categoryTable).set(values).where(eq(categoryTable.id, stored.id)).returning())[0]
}

interface Written {
  readonly by?: ChangedBy
  readonly thing?: typeof category
}

const record = (values: Partial<Category>, { by = admin, thing = category }: Written = {}) =>
  recordChange(own, { by, action: 'test.changed', thing }, async (tx) => ({
    before: stored,
    after: await change(tx, values),
  }))

async function entries() {
  const rows = await restaurant.db.select().from(auditEntryTable).orderBy(auditEntryTable.id)
  return rows.map(({ id: _id, ...entry }) => entry)
}

async function storedCategory() {
  return (await restaurant.db.select().from(categoryTable).where(eq(categoryTable.id, stored.id)))[0]
}

interface Server extends AuditServices {
  /** What it has told its open screens. */
  readonly events: OfficeEvent[]
  close(): Promise<void>
}

/** What a server knows of changes. It never takes a busy machine for a lost connection, which would count as a change. */
async function openServer(): Promise<Server> {
  const { db, clock, databaseUrl } = restaurant
  const names = [publicContentChannel, officeEventsChannel]
  const times = { keepalive: 60_000, reconnect: 1_000, response: 60_000 }
  const channels = await listenToChannels(databaseUrl, names, times)
  const content = watchPublicContent(db, channels, clock)
  const events: OfficeEvent[] = []
  watchOfficeEvents(channels).subscribe((event) => events.push(event))
  return {
    db,
    clock,
    content,
    events,
    close: () => channels.close(),
  }
}

/** Resolves once both servers have heard all that was sent before. */
async function untilHeard() {
  const mark = { lists: [], notificationId: `mark ${Math.random()}` }
  await restaurant.db.execute(sql`select pg_notify(${officeEventsChannel}, ${JSON.stringify(mark)})`)
  for (const { events } of [own, other]) {
    await expect.poll(() => events.at(-1)).toEqual(mark)
    events.pop()
  }
}

describe('the entry of a change', () => {
  it.each([
    [admin, { actorKind: 'user', actorId: 'admin-id', actorRole: 'admin' }],
    ['guest', { actorKind: 'guest', actorId: null, actorRole: null }],
    [{ job: 'retention' }, { actorKind: 'job', actorId: 'retention', actorRole: null }],
  ] as const)('says who %j is, when, and what changed in which thing', async (by, actor) => {
    const after = await record({ name: 'Hot soups', sortOrder: 4 }, { by })
    expect(after).toEqual({ ...stored, name: 'Hot soups', sortOrder: 4 })
    expect(await entries()).toEqual([
      {
        ...actor,
        changedAt: new Date('2026-05-06T05:00:00.123Z'),
        action: 'test.changed',
        thingKind: 'test-category',
        thingId: 'soups',
        changes: {
          name: { before: 'Soups', after: 'Hot soups' },
          sortOrder: { before: 3, after: 4 },
        },
      },
    ])
  })

  it('names what is masked, without its values', async () => {
    await record({ description: 'Hoa’s soups' })
    expect((await entries()).map(({ changes }) => changes)).toEqual([{ description: { masked: true } }])
    expect(JSON.stringify(await entries())).not.toMatch(/Lan’s|Hoa’s/)
  })

  it('holds what a new thing has and a deleted one had', async () => {
    const write = { by: admin, action: 'test.changed', thing: category } as const
    await recordChange(own, write, async () => ({ before: undefined, after: stored }))
    await recordChange(own, write, async () => ({ before: stored, after: undefined }))
    const shown = (moment: string) => ({
      name: { [moment]: 'Soups' },
      description: { masked: true },
      sortOrder: { [moment]: 3 },
    })
    expect((await entries()).map(({ thingId, changes }) => [thingId, changes])).toEqual([
      ['soups', shown('after')],
      ['soups', shown('before')],
    ])
  })
})

describe('a change reaches every server', () => {
  it('as an event to open screens and, where guests see it, a new version of public content', async () => {
    const versions = () => [own.content.version(), other.content.version()]
    const [here = 0, there = 0] = versions()
    await record({ name: 'Hot soups' })
    // This server at once: a guest who reloads sees it.
    expect(own.content.version()).toBeGreaterThan(here)
    await expect.poll(() => other.content.version()).toBeGreaterThan(there)
    await untilHeard()
    expect(other.events).toEqual([{ lists: ['menu'] }])

    const before = versions()
    await record({ name: 'Cold soups' }, { thing: inTheOffice })
    await untilHeard()
    expect(other.events).toEqual([{ lists: ['menu'] }, { lists: ['menu'] }])
    expect(versions()).toEqual(before)
  })

  it('with the notification that tells of it, and without an event where no list follows it', async () => {
    const write = { by: 'guest', action: 'test.changed', thing: category } as const
    const work = async () => ({ before: stored, after: undefined, notificationId: 'note_1' })
    await recordChange(own, write, work)
    await record({ sortOrder: 9 }, { thing: { ...inTheOffice, list: undefined } })
    await untilHeard()
    expect(other.events).toEqual([{ lists: ['menu', 'notifications'], notificationId: 'note_1' }])
  })

  it('not before it is committed', async () => {
    const there = other.content.version()
    const here = own.content.version()
    await recordChange(own, { by: admin, action: 'test.changed', thing: category }, async (tx) => {
      const after = await change(tx, { name: 'Hot soups' })
      await untilHeard()
      expect([other.events, other.content.version(), own.content.version()]).toEqual([[], there, here])
      return { before: stored, after }
    })
    await expect.poll(() => other.events).toEqual([{ lists: ['menu'] }])
  })
})

describe('nothing is recorded or sent', () => {
  const noTrace = { events: [], versions: 0, entries: [] }

  /** What is left of it everywhere: entries, events, and how far the versions of public content have moved. */
  async function traceOf(work: () => Promise<unknown>) {
    const versions = () => own.content.version() + other.content.version()
    const before = versions()
    await work().catch(() => {})
    await untilHeard()
    return { events: other.events, versions: versions() - before, entries: await entries() }
  }

  it.each([
    ['guests see it', category],
    ['guests do not', inTheOffice],
  ])('where nothing has changed and %s', async (_case, thing) => {
    const write = { by: admin, action: 'test.changed', thing } as const
    const nothing = async () => ({ before: undefined, after: undefined })
    expect(await traceOf(() => record({ name: 'Soups' }, { thing }))).toEqual(noTrace)
    expect(await traceOf(() => recordChange(own, write, nothing))).toEqual(noTrace)
  })

  it.each([
    ['it is rejected', /rejected/, () => Promise.reject(new Error('rejected'))],
    ['the database fails', /division|select 1 \/ 0/, (tx: Queries) => tx.execute(sql`select 1 / 0`)],
    [
      'its connection is cut',
      /rollback|terminat/,
      (tx: Queries) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`),
    ],
  ])('and nothing changed where %s after the change was written', async (_case, reason, fail) => {
    for (const thing of [category, inTheOffice]) {
      const write = { by: admin, action: 'test.changed', thing } as const
      const failing = () =>
        recordChange(own, write, async (tx) => {
          const after = await change(tx, { name: 'Hot soups' })
          await fail(tx)
          return { before: stored, after }
        })
      await expect(failing()).rejects.toThrow(reason)
      expect(await traceOf(failing)).toEqual(noTrace)
      expect(await storedCategory()).toEqual(stored)
    }
  })

  it('and nothing changed where committing it fails, when all has been written', async () => {
    await restaurant.db.execute(sql`create function reject_commit() returns trigger language plpgsql
      as 'begin raise exception ''no commit''; end'`)
    await restaurant.db.execute(sql`create constraint trigger reject_commit after update on categories
      deferrable initially deferred for each row execute function reject_commit()`)
    onTestFinished(async () => {
      await restaurant.db.execute(sql`drop function reject_commit() cascade`)
    })
    for (const thing of [category, inTheOffice]) {
      const failing = () => record({ name: 'Hot soups' }, { thing })
      await expect(failing()).rejects.toThrow('commit')
      expect(await traceOf(failing)).toEqual(noTrace)
      expect(await storedCategory()).toEqual(stored)
    }
  })

  it('and nothing changed where the entry cannot be written', async () => {
    await restaurant.db.execute(
      sql`alter table audit_entries add constraint no_entries check (action <> 'test.changed')`,
    )
    onTestFinished(async () => {
      await restaurant.db.execute(sql`alter table audit_entries drop constraint no_entries`)
    })
    const failing = () => record({ name: 'Hot soups' })
    await expect(failing()).rejects.toThrow('audit_entries')
    expect(await traceOf(failing)).toEqual(noTrace)
    expect(await storedCategory()).toEqual(stored)
  })
})

it('entries are found by their index: newest first, of a user, of a thing', async () => {
  const { db } = restaurant
  await db.execute(sql`insert into audit_entries (changed_at, actor_kind, actor_id, action, thing_kind, thing_id, changes)
    select now() - number * interval '1 minute', 'user', 'user' || number % 500, 'test.changed', 'order', 'order' || number, '{}'
    from generate_series(1, 20000) as number`)
  await db.execute(sql`analyze audit_entries`)
  const planOf = async (where: string) => {
    const query = `explain select * from audit_entries where ${where} order by changed_at desc, id desc limit 50`
    return JSON.stringify((await db.execute(sql.raw(query))).rows)
  }
  const after = `(changed_at, id) < (now(), 20000)`
  expect(await planOf(after)).toContain('audit_entries_changed_at')
  expect(await planOf(`actor_id = 'user7' and ${after}`)).toContain('audit_entries_actor')
  expect(await planOf(`thing_kind = 'order' and thing_id = 'order7' and ${after}`)).toContain(
    'audit_entries_thing',
  )
})
