import { showOfficePart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eq, ne } from 'drizzle-orm'
import { useEffect } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'

import { userTable } from '../../server/account-table.ts'
import { createUser } from '#test/support/sign-in.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { storedUser } from './stored-session.ts'
import { AccountPage } from './account-page.tsx'
import { currentUserQueries } from './current-user.ts'
import { UserManagement } from './user-management.tsx'

const restaurant = testRestaurant()
let lan = ''

const page = '/admin/dashboard/account'
const show = (query = '', options: PartOptions = {}) =>
  showOfficePart(restaurant, 'admin', <UserManagement />, { address: page + query, ...options })
const cardOf = async (name: string) => within(await screen.findByRole('article', { name }))
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))
const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled
const rowOfLan = async () => (await restaurant.db.select().from(userTable).where(eq(userTable.id, lan)))[0]
const [changeUser, makeUser] = ['PATCH /api/admin/users/:id', 'POST /api/admin/users'] as const

beforeEach(async () => {
  await restaurant.db.delete(userTable).where(ne(userTable.username, 'admin'))
  lan = (await createUser(restaurant.db, { role: 'staff', username: 'lan', fullName: 'Lan' })).id
})

/** The whole page, as the guard of the dashboard has loaded who is signed in. */
function LoadedAccount() {
  const { data } = useQuery(currentUserQueries.admin)
  return data ? <AccountPage /> : null
}

describe('the users of the office', () => {
  test('say when they were added, by the calendar of the restaurant', async () => {
    const createdAt = new Date('2026-05-05T17:00:00Z')
    await createUser(restaurant.db, { role: 'staff', fullName: 'Minh', createdAt })
    await show()
    expect((await cardOf('Minh')).getByText(/06\/05\/2026/)).toBeDefined()
  })

  test('cannot deactivate or delete themselves, and read why', async () => {
    await show()
    const own = await cardOf('Quản trị viên')
    expect(own.getByText('Bạn')).toBeDefined()
    const why = own.getByText('Không ai có thể khoá hoặc xoá tài khoản của chính mình.')
    for (const name of ['Khoá Quản trị viên', 'Xoá Quản trị viên']) {
      const button = own.getByRole<HTMLButtonElement>('button', { name })
      expect([name, button.disabled, button.getAttribute('aria-describedby')]).toEqual([name, true, why.id])
    }
    expect(isDisabled('Khoá Lan')).toBe(false)
  })

  test('whose own deletion the address asks for are told that it cannot be', async () => {
    const { go, address, user } = await show()
    expect((await cardOf('Quản trị viên')).queryByRole('link', { name: 'Xoá Quản trị viên' })).toBeNull()
    const { id = '' } = storedUser() ?? {}
    await go(`${page}?open=delete&user=${id}`)
    const dialog = await dialogOf('Không thể xoá')
    expect(dialog.getByText('Bạn không thể xoá tài khoản của chính mình')).toBeDefined()
    expect(dialog.queryByRole('button', { name: 'Xoá' })).toBeNull()
    const [close] = dialog.getAllByRole('button', { name: 'Đóng' })
    await user.click(close ?? document.body)
    expect(address()).toBe(page)
  })

  test('are deactivated and activated by a press, which says so and what has failed', async () => {
    const { user, network, toast } = await show()
    await cardOf('Lan')
    const release = network.hold(changeUser)
    await user.click(screen.getByRole('button', { name: 'Khoá Lan' }))
    await waitFor(() => expect(isDisabled('Khoá Lan')).toBe(true))
    release()
    await user.click(await screen.findByRole('button', { name: 'Mở khoá Lan' }))
    await screen.findByRole('button', { name: 'Khoá Lan' })
    await waitFor(() => expect(toast()).toContain('Đã cập nhật người dùng'))
    expect(network.sentTo(changeUser).map(({ body }) => body)).toEqual([
      { isActive: false },
      { isActive: true },
    ])
    network.cut(changeUser)
    await user.click(screen.getByRole('button', { name: 'Khoá Lan' }))
    await waitFor(() => expect(toast()).toContain('Chưa cập nhật được người dùng'))
    await waitFor(() => expect(isDisabled('Khoá Lan')).toBe(false))
  })
})

describe('the form of a user', () => {
  test('adds one of the staff who may sign in, and says at its field what the server rejects', async () => {
    const { user, network, address, toast } = await show('?q=1')
    await cardOf('Lan')
    await user.click(screen.getByRole('link', { name: 'Thêm người dùng' }))
    expect(address()).toBe(`${page}?q=1&open=new`)
    const form = await dialogOf('Thêm người dùng')
    await user.click(form.getByRole('button', { name: 'Thêm người dùng' }))
    expect(document.activeElement).toBe(form.getByLabelText('Họ tên'))
    for (const text of [
      'Vui lòng nhập họ tên',
      'Tên đăng nhập phải có ít nhất 3 ký tự',
      'Vui lòng nhập đúng địa chỉ email',
      'Mật khẩu phải có ít nhất 6 ký tự',
    ])
      expect(form.getByText(text)).toBeDefined()
    expect(network.sentTo(makeUser)).toEqual([])
    await user.type(form.getByLabelText('Họ tên'), 'Minh')
    await user.type(form.getByLabelText('Tên đăng nhập'), 'lan')
    await user.type(form.getByLabelText('Email'), 'minh@example.com')
    await user.type(form.getByLabelText('Mật khẩu'), 'mat-khau-moi')
    expect(form.queryByRole('option', { name: 'Khách hàng' })).toBeNull()
    await user.click(form.getByRole('button', { name: 'Thêm người dùng' }))
    await form.findByText('Tên đăng nhập này đã có người dùng.')
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Tên đăng nhập')))
    await user.type(form.getByLabelText('Tên đăng nhập'), '2')
    await user.click(form.getByRole('button', { name: 'Thêm người dùng' }))
    await waitFor(() => expect(toast()).toContain('Đã thêm người dùng'))
    expect(address()).toBe(`${page}?q=1`)
    expect((await cardOf('Minh')).getByText('Nhân viên')).toBeDefined()
    expect(network.sentTo(makeUser).at(-1)?.body).toMatchObject({
      username: 'lan2',
      role: 'staff',
      isActive: true,
    })
  })

  test('of oneself has no password to set, and says where one changes it', async () => {
    const [own] = await restaurant.db.select().from(userTable).where(eq(userTable.username, 'admin'))
    await show(`?open=edit&user=${own?.id}`)
    const form = await dialogOf('Sửa Quản trị viên')
    expect(form.queryByLabelText('Mật khẩu')).toBeNull()
    expect(form.getByText(/Hồ sơ của tôi/)).toBeDefined()
  })

  test('sends only what was changed, once, and a slip does not close it', async () => {
    const { user, network, address, toast } = await show(`?open=edit&user=${lan}`)
    const form = await dialogOf('Sửa Lan')
    expect(form.getByLabelText('Mật khẩu').getAttribute('placeholder')).toBe(
      'Để trống nếu giữ mật khẩu hiện tại',
    )
    expect(form.getByLabelText<HTMLSelectElement>('Vai trò').disabled).toBe(false)
    await user.type(form.getByLabelText('Họ tên'), ' Anh')
    await user.click(form.getByRole('button', { name: 'Đóng' }))
    await user.click(await screen.findByRole('button', { name: 'Tiếp tục sửa' }))
    const release = network.hold(changeUser)
    await user.click(form.getByRole('button', { name: 'Lưu' }))
    await user.type(form.getByLabelText('Họ tên'), '{Enter}')
    release()
    await waitFor(() => expect(toast()).toContain('Đã cập nhật người dùng'))
    expect(network.sentTo(changeUser).map(({ body }) => body)).toEqual([{ fullName: 'Lan Anh' }])
    expect(address()).toBe(page)
    expect((await rowOfLan())?.fullName).toBe('Lan Anh')
    expect((await cardOf('Lan Anh')).queryByText('Bạn')).toBeNull()
    // Who is signed in is still who it was.
    expect(storedUser()?.username).toBe('admin')
  })

  test('deactivates by its switch, and makes one of the staff an admin', async () => {
    const { user, network, toast } = await show(`?open=edit&user=${lan}`)
    const form = await dialogOf('Sửa Lan')
    await user.click(form.getByRole('switch'))
    expect(form.getByRole<HTMLInputElement>('switch').checked).toBe(false)
    await user.selectOptions(form.getByLabelText('Vai trò'), 'Quản trị viên')
    await user.click(form.getByRole('button', { name: 'Lưu' }))
    await waitFor(() => expect(toast()).toContain('Đã cập nhật người dùng'))
    expect(network.sentTo(changeUser).map(({ body }) => body)).toEqual([{ role: 'admin', isActive: false }])
    const card = await cardOf('Lan')
    await waitFor(() => expect(card.getByText('Ngừng hoạt động')).toBeDefined())
  })

  test('does not undo what somebody else has changed meanwhile', async () => {
    let fetchAgain = () => Promise.resolve()
    function Watched() {
      const client = useQueryClient()
      useEffect(() => {
        fetchAgain = () => client.invalidateQueries()
      }, [client])
      return <UserManagement />
    }
    const { user, network, toast } = await showOfficePart(restaurant, 'admin', <Watched />, {
      address: `${page}?open=edit&user=${lan}`,
    })
    const form = await dialogOf('Sửa Lan')
    await restaurant.db.update(userTable).set({ email: 'new@example.com' }).where(eq(userTable.id, lan))
    await act(() => fetchAgain())
    expect((await cardOf('Lan')).getByText('new@example.com')).toBeDefined()
    await user.type(form.getByLabelText('Họ tên'), ' Anh')
    await user.click(form.getByRole('button', { name: 'Lưu' }))
    await waitFor(() => expect(toast()).toContain('Đã cập nhật người dùng'))
    expect(network.sentTo(changeUser).map(({ body }) => body)).toEqual([{ fullName: 'Lan Anh' }])
  })

  test('is another one’s once the address names another', async () => {
    const { id } = await createUser(restaurant.db, { role: 'staff', fullName: 'Minh' })
    const { go } = await show(`?open=edit&user=${lan}`)
    await dialogOf('Sửa Lan')
    const adding = screen.getByText('Thêm người dùng').closest('a')
    expect(adding?.getAttribute('href')).toBe(`${page}?open=new`)
    await go(`${page}?open=edit&user=${id}`)
    const form = await dialogOf('Sửa Minh')
    expect(form.getByLabelText<HTMLInputElement>('Họ tên').value).toBe('Minh')
    await go(`${page}?open=delete&user=${id}`)
    await dialogOf('Xoá người dùng này?')
    await go(`${page}?open=edit&user=00000000-0000-4000-8000-000000000000`)
    expect((await screen.findByRole('alert')).textContent).toBe('Người dùng này không còn nữa.')
  })

  test('of a customer offers that role besides, and leaves it unless another is chosen', async () => {
    const customer = await createUser(restaurant.db, { role: 'customer', fullName: 'Khách Quen' })
    const { user, network, toast } = await show(`?open=edit&user=${customer.id}`)
    const form = await dialogOf('Sửa Khách Quen')
    const role = form.getByLabelText<HTMLSelectElement>('Vai trò')
    expect([role.value, ...[...role.options].map(({ value }) => value)]).toEqual([
      'customer',
      'customer',
      'staff',
      'admin',
    ])
    await user.type(form.getByLabelText('Họ tên'), ' Cũ')
    await user.click(form.getByRole('button', { name: 'Lưu' }))
    await waitFor(() => expect(toast()).toContain('Đã cập nhật người dùng'))
    expect(network.sentTo(changeUser).map(({ body }) => body)).toEqual([{ fullName: 'Khách Quen Cũ' }])
  })

  test('of one’s own account leaves role and activation as they are, and shows the new name in the profile', async () => {
    const { user, go } = await showOfficePart(restaurant, 'admin', <LoadedAccount />, { address: page })
    const profile = await screen.findByRole('region', { name: 'Hồ sơ của tôi' })
    const { id = '', fullName = '', email = '' } = storedUser() ?? {}
    await go(`${page}?open=edit&user=${id}`)
    const form = await dialogOf(`Sửa ${fullName}`)
    expect(form.getByLabelText<HTMLSelectElement>('Vai trò').disabled).toBe(true)
    expect(form.getByText('Bạn không thể đổi vai trò của chính mình.')).toBeDefined()
    expect(form.getByRole<HTMLInputElement>('switch').disabled).toBe(true)
    await user.clear(form.getByLabelText('Họ tên'))
    await user.type(form.getByLabelText('Họ tên'), 'Chủ quán')
    await user.click(form.getByRole('button', { name: 'Lưu' }))
    await waitFor(() => expect(storedUser()?.fullName).toBe('Chủ quán'))
    await waitFor(() =>
      expect(within(profile).getByLabelText<HTMLInputElement>('Họ tên').value).toBe('Chủ quán'),
    )
    await go(`${page}?open=edit&user=${id}`)
    const again = await dialogOf('Sửa Chủ quán')
    fireEvent.change(again.getByLabelText('Email'), { target: { value: 'chu@example.com' } })
    await user.click(again.getByRole('button', { name: 'Lưu' }))
    await waitFor(() =>
      expect(within(profile).getByLabelText<HTMLInputElement>('Email').value).toBe('chu@example.com'),
    )
    await restaurant.db.update(userTable).set({ fullName, email }).where(eq(userTable.id, id))
  })
})
