import { showOfficePart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'

import { userTable } from '#src/features/accounts/server/account-table.ts'
import { auditEntryTable } from '#src/features/audit/server/audit-table.ts'
import { createUser } from '#test/support/sign-in.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import AuditPage from './office-audit-page.tsx'

const restaurant = testRestaurant()

beforeEach(async () => {
  await restaurant.db.delete(auditEntryTable)
})

const show = (address = '/admin/dashboard/audit', options: PartOptions = {}) =>
  showOfficePart(restaurant, 'admin', <AuditPage />, {
    address,
    language: 'en',
    beforeShown: forgetSignIns,
    ...options,
  })

/** The entry of whoever looks at the log is no part of what these tests count. */
const forgetSignIns = async () =>
  restaurant.db.delete(auditEntryTable).where(eq(auditEntryTable.action, 'accounts.signed-in'))

async function write(...entries: readonly Partial<typeof auditEntryTable.$inferInsert>[]) {
  await restaurant.db.insert(auditEntryTable).values(
    entries.map((entry) => ({
      changedAt: restaurant.clock.now(),
      actorKind: 'user' as const,
      actorId: 'gone-for-good',
      actorRole: 'staff' as const,
      action: 'orders.status',
      thingKind: 'order',
      thingId: 'k7m2xq9pabcd',
      changes: { status: { before: 'pending', after: 'ready' }, customerName: { masked: true as const } },
      ...entry,
    })),
  )
}

test('entries read as sentences, with the names of today and without what is masked', async () => {
  const { id } = await createUser(restaurant.db, { role: 'staff', fullName: 'Nguyễn Lan' })
  const change = { price: { before: '35000.00', after: '39000.00' } }
  await write(
    { actorId: id },
    { action: 'menu.dish-changed', thingKind: 'dish', thingId: 'lime-soda', changes: change },
  )
  await show()
  const order = await screen.findByRole('article', {
    name: 'Nguyễn Lan (Staff) set the status of order #K7M2XQ9P from Waiting for confirmation to Ready.',
  })
  expect(within(order).getByText('changed, not shown')).toBeDefined()
  const dish = await screen.findByRole('article', {
    name: /^A deleted user \(#GONE-FOR\) \(Staff\) changed the dish “.*soda.*”\.$/i,
  })
  expect(within(dish).getByText('35.000đ → 39.000đ')).toBeDefined()
  await restaurant.db.delete(userTable).where(eq(userTable.id, id))
})

test('things, options of each kind of choice and pages are named in the language of who reads', async () => {
  await write(
    { action: 'menu.category-changed', thingKind: 'category', thingId: 'drinks', changes: {} },
    { action: 'pages.seo-changed', thingKind: 'page-seo', thingId: 'menu/vi', changes: {} },
    {
      action: 'customization.option-availability',
      thingKind: 'customization-schema',
      thingId: 'crust',
      changes: { soldOut: { after: { 'crust-cheese': null, 'topping-bacon': null, '18cm': null } } },
    },
  )
  await show(undefined, { language: 'vi' })
  expect(await screen.findByRole('article', { name: /“Đồ uống”/ })).toBeDefined()
  expect(screen.getByRole('article', { name: /“Thực đơn” \(Tiếng Việt\)/ })).toBeDefined()
  const options = await screen.findByRole('article', { name: /“Đế bánh”/ })
  for (const option of ['Viền nhân phô mai: ', 'Ba rọi xông khói: ', '18 cm: '])
    expect(options.textContent).toContain(option)
})

test('the links of what has been deleted name it as its entry does', async () => {
  await write({
    action: 'menu.dish-deleted',
    thingKind: 'dish',
    thingId: 'tea',
    changes: { name: { before: 'Peach tea' } },
  })
  await show()
  expect(await screen.findByRole('link', { name: 'All changes of the dish “Peach tea”' })).toBeDefined()
  expect(screen.queryByRole('link', { name: /^Open/ })).toBeNull()
})

test('the days that are typed bound the entries, and stand in the address', async () => {
  const on = (day: string) => ({ changedAt: new Date(`${day}T05:00:00Z`) })
  await write(on('2026-05-04'), on('2026-05-05'), on('2026-05-06'))
  const { address } = await show()
  await screen.findByText('3 / 3 changes')
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type('From', '2026-05-05')
  await screen.findByText('2 / 2 changes')
  type('To', '2026-05-05')
  await screen.findByText('1 / 1 changes')
  expect(address()).toBe('/admin/dashboard/audit?from=2026-05-05&to=2026-05-05')
  type('From', '')
  await screen.findByText('2 / 2 changes')
  expect(address()).toBe('/admin/dashboard/audit?to=2026-05-05')
  const [clear] = screen.getAllByRole('button', { name: 'Clear filters' })
  if (clear) fireEvent.click(clear)
  await screen.findByText('3 / 3 changes')
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
})

test('who comes back to the log sees what has been changed meanwhile', async () => {
  await write({})
  function Visit() {
    const [isThere, setThere] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setThere(!isThere)}>
          Go
        </button>
        {isThere && <AuditPage />}
      </>
    )
  }
  const { user } = await showOfficePart(restaurant, 'admin', <Visit />, {
    language: 'en',
    beforeShown: forgetSignIns,
  })
  await screen.findByText('1 / 1 changes')
  await user.click(screen.getByRole('button', { name: 'Go' }))
  await write({})
  await user.click(screen.getByRole('button', { name: 'Go' }))
  expect(await screen.findByText('2 / 2 changes')).toBeDefined()
})

test('person, thing and days stand in the address, and are cleared where they leave nothing', async () => {
  await write({ actorId: 'job', actorKind: 'job' }, { thingKind: 'dish', thingId: 'lime-soda' })
  const { user, address } = await show('/admin/dashboard/audit?from=2026-05-06')
  await screen.findByText('2 / 2 changes')
  // An option that is chosen while the names arrive may be another one by then.
  await screen.findByRole('option', { name: /@admin/ })
  await user.selectOptions(screen.getByLabelText('Person'), 'Scheduled work')
  await screen.findByText('1 / 1 changes')
  await user.selectOptions(screen.getByLabelText('Thing'), 'Dishes')
  await screen.findByText('No changes found')
  expect(address()).toBe('/admin/dashboard/audit?from=2026-05-06&user=job&thing=dish')
  const [clear] = screen.getAllByRole('button', { name: 'Clear filters' })
  if (clear) await user.click(clear)
  await waitFor(() => expect(address()).toBe('/admin/dashboard/audit'))
  await screen.findByText('2 / 2 changes')
})

test('a link to the changes of a person who has been deleted since shows them, and under whose name', async () => {
  const { id } = await createUser(restaurant.db, { role: 'staff', fullName: 'Nguyễn Lan' })
  await write({ actorId: id }, { actorId: 'another' })
  await restaurant.db.delete(userTable).where(eq(userTable.id, id))
  const { user, address } = await show(`/admin/dashboard/audit?user=${id}`)
  await screen.findByText('1 / 1 changes')
  const person = screen.getByLabelText<HTMLSelectElement>('Person')
  const deleted = `A deleted user (#${id.slice(0, 8).toUpperCase()})`
  await waitFor(() => expect(person.selectedOptions[0]?.textContent).toBe(deleted))
  await user.selectOptions(person, 'Everyone')
  await screen.findByText('2 / 2 changes')
  expect(address()).toBe('/admin/dashboard/audit')
  // Whom nobody has chosen is not offered.
  expect([...person.options].map(({ textContent }) => textContent)).not.toContain(deleted)
})

test('all changes of one thing are a link away, and so is the thing', async () => {
  await write({}, { thingId: 'another' })
  const { user, address, staysScrolled } = await show('/admin/dashboard/audit?from=2026-05-06')
  await user.click(await screen.findByRole('link', { name: 'All changes of order #K7M2XQ9P' }))
  expect(staysScrolled()).toBe(true)
  await screen.findByText('1 / 1 changes')
  expect(address()).toBe('/admin/dashboard/audit?from=2026-05-06&thing=order%3Ak7m2xq9pabcd')
  expect(screen.getByLabelText<HTMLSelectElement>('Thing').selectedOptions[0]?.textContent).toBe(
    'Only order #K7M2XQ9P',
  )
  const open = screen.getByRole('link', { name: 'Open order #K7M2XQ9P' })
  expect(open.getAttribute('href')).toContain('order=k7m2xq9pabcd')
})

test('further pages are loaded on demand, and a log without entries says so', async () => {
  const { leave } = await show()
  await screen.findByText('Nothing has been changed yet')
  leave()
  await write(...Array.from({ length: 60 }, (_, number) => ({ thingId: `order${number}` })))
  const { user } = await show()
  await screen.findByText('50 / 60 changes')
  await user.click(screen.getByRole('button', { name: 'Load more' }))
  await screen.findByText('60 / 60 changes')
  expect(screen.getAllByRole('article')).toHaveLength(60)
})
