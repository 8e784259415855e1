import { Moving } from '#test/support/dom/moving.tsx'
import { showOfficePart, showPart } from '#test/support/dom/shown-part.tsx'
import { MantineProvider } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { useNavigationType } from 'react-router'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { demoPasswords } from '../../rules/demo-passwords.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { OfficeGuard } from './office-guard.tsx'
import { OfficeHeader } from './office-header.tsx'
import { stillSignedIn } from './still-signed-in.ts'
import { storedUser, storeUser } from './stored-session.ts'
import { useSignedInUser } from './use-signed-in-user.ts'
import { currentUserQueries } from './current-user.ts'
import LoginPage from './login-page.tsx'
import { onSessionEnd } from './session-api.ts'
import { SettingsPage } from './settings-page.tsx'

const restaurant = testRestaurant()
const button = (name: string) => screen.getByRole('button', { name })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

const someone = { id: 'x', username: 'lan', email: 'lan@example.com', fullName: 'Lan' }

/** Who the next page need not ask the server for. */
function KnownUser() {
  return <output>{useSignedInUser('staff')?.username}</output>
}

const showLogin = (address = '/login') =>
  showPart(
    restaurant,
    <MantineProvider forceColorScheme="light" env="test">
      <LoginPage />
      <KnownUser />
    </MantineProvider>,
    { address },
  )

describe('signing in', () => {
  test('wants both, says so at each, and takes one to the first', async () => {
    const { user, network } = await showLogin()
    await user.click(button('Đăng nhập'))
    expect(document.activeElement).toBe(field('Tên đăng nhập'))
    expect(screen.getByText('Vui lòng nhập tên đăng nhập')).toBeDefined()
    expect(screen.getByText('Vui lòng nhập mật khẩu')).toBeDefined()
    await user.type(field('Tên đăng nhập'), 'staff')
    await user.click(button('Đăng nhập'))
    expect(document.activeElement).toBe(field('Mật khẩu'))
    expect(network.sentTo('POST /api/auth/login')).toEqual([])
  })

  test('takes what a password manager fills in, and what is pasted, and shows it as dots', async () => {
    const { user, network } = await showLogin()
    expect(field('Tên đăng nhập').autocomplete).toBe('username')
    expect([field('Mật khẩu').autocomplete, field('Mật khẩu').type]).toEqual(['current-password', 'password'])
    await user.click(field('Tên đăng nhập'))
    await user.paste('staff')
    await user.click(field('Mật khẩu'))
    await user.paste('a pasted password')
    await user.click(button('Đăng nhập'))
    await waitFor(() => expect(network.sentTo('POST /api/auth/login')).toHaveLength(1))
    expect(JSON.stringify(network.sentTo('POST /api/auth/login'))).toContain('a pasted password')
  })

  test('leads back to where one came from, asks once however often it is pressed, and is remembered', async () => {
    const { user, network, address, back } = await showLogin('/login?next=%2Fstaff%2Forders')
    await user.type(field('Tên đăng nhập'), 'staff')
    await user.type(field('Mật khẩu'), demoPasswords.staff)
    const release = network.hold('POST /api/auth/login')
    await user.click(button('Đăng nhập'))
    await user.keyboard('{Enter}')
    expect(button('Đăng nhập').hasAttribute('disabled')).toBe(true)
    release()
    await waitFor(() => expect(address()).toBe('/staff/orders'))
    expect(network.sentTo('POST /api/auth/login')).toHaveLength(1)
    expect(storedUser()?.role).toBe('staff')
    expect(screen.getByText('staff', { selector: 'output' })).toBeDefined()
    await back()
    expect(address()).toBe('/staff/orders')
  })

  test('that is rejected says so until one is not, and what was typed stays', async () => {
    const { user, address, toast } = await showLogin()
    await user.type(field('Tên đăng nhập'), 'staff')
    await user.type(field('Mật khẩu'), 'wrong')
    await user.click(button('Đăng nhập'))
    await waitFor(() => expect(toast()).toContain('Đăng nhập thất bại'))
    expect([address(), field('Tên đăng nhập').value, field('Mật khẩu').value]).toEqual([
      '/login',
      'staff',
      'wrong',
    ])
    await user.clear(field('Mật khẩu'))
    await user.type(field('Mật khẩu'), demoPasswords.staff)
    await user.click(button('Đăng nhập'))
    await waitFor(() => expect(address()).toBe('/staff/dashboard'))
    expect(toast()).toBe('')
  })

  test('where the browser stores nothing says so, and leads nowhere', async () => {
    const { user, address, toast } = await showLogin()
    vi.stubGlobal('localStorage', undefined)
    await user.type(field('Tên đăng nhập'), 'staff')
    await user.type(field('Mật khẩu'), demoPasswords.staff)
    await user.click(button('Đăng nhập'))
    await waitFor(() => expect(toast()).toContain('Có lỗi đăng nhập'))
    expect(address()).toBe('/login')
  })

  test('hints at the demo accounts where the server says so', async () => {
    await showLogin()
    expect(await screen.findByText(`staff / ${demoPasswords.staff}`)).toBeDefined()
  })

  test('hints at no account where the server says nothing of it, or nothing yet', async () => {
    const { user, network } = await showPart(
      restaurant,
      <Moving
        first={null}
        second={
          <MantineProvider forceColorScheme="light" env="test">
            <LoginPage />
          </MantineProvider>
        }
      />,
    )
    network.respond('GET /api/auth/session', 200, { demoHint: false, user: null, expiry: null })
    await user.click(button('Move'))
    expect(screen.queryByText(/staff123/)).toBeNull()
    await waitFor(() => expect(network.sentTo('GET /api/auth/session')).toHaveLength(1))
    // Once the page has the response.
    await act(() => new Promise<void>((resolve) => void setImmediate(resolve)))
    expect(screen.queryByText(/staff123/)).toBeNull()
  })
})

describe('the guard of the office', () => {
  const guarded = (area: 'admin' | 'staff') => (
    <OfficeGuard area={area}>
      <p>Bên trong</p>
    </OfficeGuard>
  )

  test('lets in who the server and the browser know, and says meanwhile that it checks', async () => {
    await showOfficePart(restaurant, 'staff', guarded('staff'), { address: '/staff/orders' })
    expect(screen.getByRole('status').textContent).toBe('Đang kiểm tra đăng nhập...')
    expect(await screen.findByText('Bên trong')).toBeDefined()
  })

  test.each([
    ['staff', 'admin', '/admin/dashboard', '/login?next=%2Fadmin%2Fdashboard'],
    ['admin', 'staff', '/staff/orders', '/login?next=%2Fstaff%2Forders'],
  ] as const)(
    'sends %s away from the area of %s, with the address to return to',
    async (role, area, from, to) => {
      const { address } = await showOfficePart(restaurant, role, guarded(area), { address: from })
      await waitFor(() => expect(address()).toBe(to))
      expect(screen.queryByText('Bên trong')).toBeNull()
      // A right that is missing is no session that is over.
      expect(storedUser()).not.toBeNull()
    },
  )

  test.each(['7', '{"id":"x"}', '{"role":"admin"}', '{'])(
    'wants a user whom this browser knows, which %s is not',
    async (stored) => {
      const { address, user } = await showOfficePart(
        restaurant,
        'admin',
        <Moving first={null} second={guarded('admin')} />,
        { address: '/admin/dashboard' },
      )
      localStorage.setItem('user', stored)
      await user.click(button('Move'))
      await waitFor(() => expect(address()).toContain('login'))
      expect(screen.queryByText('Bên trong')).toBeNull()
    },
  )

  test('wants one of the staff to be whom this browser knows, where the server does', async () => {
    const { address, user } = await showOfficePart(
      restaurant,
      'staff',
      <Moving first={null} second={guarded('staff')} />,
      { address: '/staff/orders' },
    )
    storeUser({ ...someone, role: 'admin' })
    await user.click(button('Move'))
    await waitFor(() => expect(address()).toBe('/login?next=%2Fstaff%2Forders'))
    expect(screen.queryByText('Bên trong')).toBeNull()
  })

  test('leaves no way back to the page it has sent one away from', async () => {
    const seen: string[] = []
    function Seen() {
      seen.push(useNavigationType())
      return null
    }
    const { address } = await showPart(
      restaurant,
      <>
        <Seen />
        {guarded('staff')}
      </>,
      { address: '/staff/orders' },
    )
    await waitFor(() => expect(address()).toContain('/login'))
    expect(seen).not.toContain('PUSH')
  })

  test('forgets who is signed in no more, and leads back to where they were', async () => {
    storeUser({ ...someone, role: 'staff' })
    const { address } = await showPart(restaurant, guarded('staff'), { address: '/staff/orders?q=lan' })
    await waitFor(() => expect(address()).toBe('/login?next=%2Fstaff%2Forders%3Fq%3Dlan'))
    expect(storedUser()).toBeNull()
  })

  test('neither lets in nor sends away while the server cannot be asked, and asks again', async () => {
    const { network, address, user } = await showOfficePart(
      restaurant,
      'staff',
      <Moving first={null} second={guarded('staff')} />,
      { address: '/staff/orders' },
    )
    network.cut('GET /api/staff/me')
    await user.click(button('Move'))
    await screen.findByRole('alert')
    expect([address(), storedUser() === null]).toEqual(['/staff/orders', false])
    network.restore('GET /api/staff/me')
    await user.click(button('Thử lại'))
    expect(await screen.findByText('Bên trong')).toBeDefined()
  })
})

describe('the settings of one’s own', () => {
  function LoadedSettings() {
    // As the guard of the staff panel has loaded it.
    const { data } = useQuery(currentUserQueries.staff)
    return (
      data && (
        <>
          <output>{data.fullName}</output>
          <SettingsPage />
        </>
      )
    )
  }
  const show = async () => {
    const shown = await showOfficePart(restaurant, 'staff', <LoadedSettings />, {
      address: '/staff/settings',
    })
    await screen.findByLabelText('Họ tên')
    return shown
  }

  test('ask for the current password, and for the new one twice', async () => {
    const { user, network } = await show()
    await user.type(field('Mật khẩu mới'), 'another-password')
    await user.click(button('Lưu'))
    expect(document.activeElement).toBe(field('Mật khẩu hiện tại'))
    expect(screen.getByText('Vui lòng nhập mật khẩu hiện tại')).toBeDefined()
    expect(screen.getByText('Hai mật khẩu không giống nhau')).toBeDefined()
    expect(network.sentTo('PATCH /api/admin/profile')).toEqual([])
  })

  test('show at its field what the server rejects, and what was typed stays', async () => {
    const { user } = await show()
    await user.type(field('Mật khẩu hiện tại'), 'wrong')
    await user.click(button('Lưu'))
    await screen.findByText('Mật khẩu hiện tại không đúng')
    expect(document.activeElement).toBe(field('Mật khẩu hiện tại'))
    expect(field('Mật khẩu hiện tại').value).toBe('wrong')
  })

  test('once saved are stored, said, and have no password left in them', async () => {
    const { user, network, toast } = await show()
    await user.clear(field('Họ tên'))
    await user.type(field('Họ tên'), 'Tên Mới')
    await user.type(field('Mật khẩu hiện tại'), demoPasswords.staff)
    await user.click(button('Lưu'))
    await waitFor(() => expect(toast()).toContain('Đã cập nhật hồ sơ'))
    expect([field('Họ tên').value, field('Mật khẩu hiện tại').value]).toEqual(['Tên Mới', ''])
    expect(storedUser()?.fullName).toBe('Tên Mới')
    expect(screen.getByText('Tên Mới', { selector: 'output' })).toBeDefined()
    expect(network.sentTo('PATCH /api/admin/profile')[0]?.body).not.toHaveProperty('confirmPassword')
  })

  test('that are changed and not saved ask before they are left', async () => {
    const { user } = await show()
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    await user.type(field('Mật khẩu hiện tại'), demoPasswords.staff)
    expect(closing()).toBe(false)
    for (const label of ['Họ tên', 'Email', 'Mật khẩu mới']) {
      const { value } = field(label)
      await user.type(field(label), 'x')
      expect(closing(), label).toBe(true)
      await user.clear(field(label))
      if (value !== '') await user.type(field(label), value)
      expect(closing(), label).toBe(false)
    }
    await user.type(field('Họ tên'), ' khác')
    await user.click(button('Lưu'))
    await waitFor(() => expect(closing()).toBe(false))
  })

  test('say at its field that the e-mail is somebody else’s', async () => {
    const { user } = await show()
    fireEvent.change(field('Email'), { target: { value: 'admin@beplua.example' } })
    fireEvent.change(field('Mật khẩu hiện tại'), { target: { value: demoPasswords.staff } })
    await user.click(button('Lưu'))
    await waitFor(() => expect(document.activeElement).toBe(field('Email')))
    expect(field('Email').getAttribute('aria-invalid')).toBe('true')
  })
})

describe('leaving the office', () => {
  let inMemory: () => readonly unknown[] = () => []
  const forgetDrafts = vi.fn<() => void>()
  beforeEach(() => void forgetDrafts.mockClear())
  function LoadedHeader() {
    const client = useQueryClient()
    useEffect(() => {
      client.setQueryData(['/api/orders'], 'what guests have ordered')
      inMemory = () => client.getQueriesData({}).map(([, data]) => data)
    }, [client])
    return <OfficeHeader title="Nhân viên" welcome="Chào" tools={null} onSignedOut={forgetDrafts} />
  }
  const show = () => showOfficePart(restaurant, 'staff', <LoadedHeader />, { address: '/staff/orders' })

  test('ends the session here and on the server, and leaves nothing in memory', async () => {
    const { user, network, address, back } = await show()
    expect(inMemory()).toEqual(['what guests have ordered'])
    await user.click(button('Đăng xuất'))
    await waitFor(() => expect(address()).toBe('/login'))
    await back()
    expect(address()).toBe('/login')
    expect(storedUser()).toBeNull()
    await waitFor(() => expect(inMemory()).toEqual([]))
    expect(network.sentTo('POST /api/admin/logout')).toHaveLength(1)
    expect(forgetDrafts).toHaveBeenCalledTimes(1)
  })

  test('whose session has ended already is no failure', async () => {
    const { user, network, address, toast } = await show()
    network.respond('POST /api/admin/logout', 401, { message: '', code: 'accounts.signed-out' })
    await user.click(button('Đăng xuất'))
    await waitFor(() => expect(address()).toBe('/login'))
    expect([storedUser(), toast()]).toEqual([null, ''])
    expect(forgetDrafts).toHaveBeenCalledTimes(1)
  })

  test('whose session has ended already is not told so, as after any other call', async () => {
    const { user, network, address, toast } = await showOfficePart(
      restaurant,
      'staff',
      <OfficeGuard area="staff">
        <LoadedHeader />
      </OfficeGuard>,
      { address: '/staff/orders' },
    )
    network.respond('POST /api/admin/logout', 401, { message: '', code: 'session.required' })
    await user.click(await screen.findByRole('button', { name: 'Đăng xuất' }))
    await waitFor(() => expect(storedUser()).toBeNull())
    await waitFor(() => expect(address()).toMatch(/^\/login/))
    expect(toast()).toBe('')
  })

  test('while the server cannot be reached leaves one signed in, and says so', async () => {
    const { user, network, address, toast } = await show()
    network.cut('POST /api/admin/logout')
    await user.click(button('Đăng xuất'))
    await waitFor(() => expect(toast()).toContain('Lỗi đăng xuấtBạn vẫn đang đăng nhập. Mất kết nối'))
    expect([address(), storedUser() === null]).toEqual(['/staff/orders', false])
    expect(forgetDrafts).not.toHaveBeenCalled()
  })
})

test('a stream that is rejected asks whether one is still signed in; without a response one is', async () => {
  const { network } = await showOfficePart(restaurant, 'staff', <p>Trống</p>)
  const ended: string[] = []
  onTestFinished(onSessionEnd((call) => void ended.push(call)))
  expect(await stillSignedIn()).toBe(true)
  network.cut('GET /api/auth/session')
  expect(await stillSignedIn()).toBe(true)
  expect(ended).toEqual([])
  network.respond('GET /api/auth/session', 200, { user: null })
  expect(await stillSignedIn()).toBe(false)
  // The page is left as after any call that the end of the session meets.
  expect(ended).toEqual(['read'])
})
