import { sql } from 'drizzle-orm'

import { createUser } from '../support/sign-in.ts'
import type { AttackedSite } from './attacked-site.ts'
import type { Finding } from './finding.ts'
import type { RawResponse } from './raw-http.ts'
import { floodSignIn } from './sign-in-flood.ts'
import { hasManyAddresses } from './source-addresses.ts'

/** What an attacker tries at the door of the office, each as one finding. */
export async function attackSignIn(site: AttackedSite): Promise<Finding[]> {
  const attacks = [spellings, plantedCookies, ownPassword, commonPasswords, demoFromOutside, lostDevice]
  const findings: Finding[] = []
  for (const attack of attacks) findings.push(await attack(site))
  if (hasManyAddresses) findings.push(await floodSignIn(site))
  return findings
}

const login = (site: AttackedSite, username: string, password: string, options = {}) =>
  site.call('POST', '/api/auth/login', { body: { username, password }, ...options })

async function signedIn(site: AttackedSite, role: 'admin' | 'staff') {
  const { id, username, password } = await createUser(site.db, { role })
  const response = await login(site, username, password)
  // The session's cookie comes first.
  const cookie = response.headers['set-cookie']?.split(';')[0] ?? ''
  return { id, username, password, cookie }
}

const finding = (what: string, tried: number, problems: readonly (string | false)[]): Finding => ({
  what,
  measured: `${tried} tried`,
  problems: problems.filter((problem) => problem !== false),
})

/** Guesses at one account under every name that the database takes for it, from one address. */
async function spellings(site: AttackedSite): Promise<Finding> {
  const from = site.nextAddress()
  const names = [
    'admin',
    'ADMIN',
    'adm\u0130n',
    'ADM\u0130N',
    ' admin ',
    'aDmin',
    'admi\u200Bn',
    'Adm\u0130n',
    'aDM\u0130N',
  ]
  const looked = []
  const began = performance.now()
  for (const name of names) {
    const { status } = await login(site, name, 'guess-2026', { from })
    const { rows } = await site.db.execute(
      sql`select 1 from users where lower(username) = lower(${name.trim()})`,
    )
    if (rows.length > 0) looked.push(status)
  }
  const guessed = looked.filter((status) => status === 401).length
  // After five guesses the waits are 1, 2, 4 … seconds, which pass meanwhile on a machine that is slow to verify passwords.
  const allowed = 5 + Math.floor(Math.log2((performance.now() - began) / 1000 + 1))
  return finding('spellings of a username', names.length, [
    guessed > allowed && `${guessed} guesses at one account from one address`,
  ])
}

/** Cookies that a neighbouring domain or a page of a longer path has set before the own one. */
async function plantedCookies(site: AttackedSite): Promise<Finding> {
  const { cookie } = await signedIn(site, 'admin')
  const name = cookie.split('=')[0]
  const planted = ['x', 'x'.repeat(43), '', `${'a'.repeat(43)}=`].map((token) => `${name}=${token}`)
  const headers = [
    ...planted.map((one) => `${one}; ${cookie}`),
    `${planted.join('; ')}; ${cookie}; ${planted.join('; ')}`,
    `${`${planted[1]}; `.repeat(60)}${cookie}`,
  ]
  const statuses = []
  for (const header of headers)
    statuses.push((await site.call('GET', '/api/admin/me', { cookie: header })).status)
  return finding('planted session cookies', headers.length, [
    statuses.some((status) => status !== 200) && `locked out: ${statuses.join(' ')}`,
  ])
}

/** A screen that has been left open: the account is taken over without its password. */
async function ownPassword(site: AttackedSite): Promise<Finding> {
  const { id, username, password, cookie } = await signedIn(site, 'admin')
  const ids = [id, id.toUpperCase()]
  const bodies = [{ password: 'taken-over-2026' }, { fullName: 'Owner', password: 'taken-over-2026' }]
  for (const one of ids)
    for (const body of bodies) await site.call('PATCH', `/api/admin/users/${one}`, { body, cookie })
  const { status } = await login(site, username, password)
  return finding('own password without the current one', ids.length * bodies.length, [
    status !== 200 && `the account has another password: status ${status}`,
  ])
}

async function commonPasswords(site: AttackedSite): Promise<Finding> {
  const { id, cookie: staffs, password, username } = await signedIn(site, 'staff')
  const { cookie } = await signedIn(site, 'admin')
  const passwords = [
    '123456',
    'PASSWORD',
    'matkhau123',
    'Mật khẩu',
    'anhyeuem',
    'iloveyou',
    username,
    'Bếp Lửa',
    'bep-lua 2026',
  ]
  const taken: string[] = []
  const note = (one: string, { status }: RawResponse) => status < 300 && taken.push(one)
  for (const [index, one] of passwords.entries()) {
    const user = {
      username: `new-${index}`,
      email: `new-${index}@example.com`,
      fullName: 'Mới',
      password: one,
    }
    // Of a name of its own no other user's is guessed.
    if (one !== username) note(one, await site.call('POST', '/api/admin/users', { body: user, cookie }))
    note(one, await site.call('PATCH', `/api/admin/users/${id}`, { body: { password: one }, cookie }))
    const profile = { fullName: 'Mới', email: `${username}@example.com`, currentPassword: password }
    note(
      one,
      await site.call('PATCH', '/api/admin/profile', {
        body: { ...profile, newPassword: one },
        cookie: staffs,
      }),
    )
  }
  return finding(
    'passwords that are guessed first',
    passwords.length,
    taken.map((one) => `"${one}" was taken`),
  )
}

/** The demo's passwords through a proxy or a tunnel, or under a name of the world. */
async function demoFromOutside(site: AttackedSite): Promise<Finding> {
  const headers = [
    ['Host', 'pizza.example'],
    ['Host', '203.0.113.7'],
    ['X-Forwarded-For', '203.0.113.7'],
    ['X-Forwarded-Host', 'localhost'],
    ['X-Forwarded-Proto', 'https'],
    ['Forwarded', 'for=203.0.113.7'],
    ['Via', '1.1 tunnel'],
  ] as const
  const problems: string[] = []
  for (const header of headers) {
    const { status } = await login(site, 'admin', 'admin123', { headers: [header] })
    if (status !== 403) problems.push(`status ${status} with ${header.join(': ')}`)
    const { body } = await site.call('GET', '/api/auth/session', { headers: [header] })
    if (body.includes('"demoHint":true')) problems.push(`the hint shows with ${header.join(': ')}`)
  }
  return finding('demo passwords from outside', headers.length, problems)
}

/** A device that was lost goes on calling after its owner has signed it out elsewhere. */
async function lostDevice(site: AttackedSite): Promise<Finding> {
  const lost = await signedIn(site, 'staff')
  const own = (await login(site, lost.username, lost.password)).headers['set-cookie']?.split(';')[0] ?? ''
  const other = await signedIn(site, 'staff')
  const sessions = JSON.parse((await site.call('GET', '/api/auth/sessions', { cookie: own })).body) as {
    id: string
  }[]
  for (const { id } of sessions)
    await site.call('DELETE', `/api/auth/sessions/${id}`, { cookie: other.cookie })
  const kept = await site.call('GET', '/api/staff/me', { cookie: lost.cookie })
  await site.call('DELETE', '/api/auth/sessions', { cookie: own })
  const ended = await site.call('GET', '/api/staff/me', { cookie: lost.cookie })
  return finding('sessions of others, and of a lost device', sessions.length, [
    kept.status !== 200 && 'somebody else ended a session',
    ended.status !== 401 && `a session that was ended still responds with ${ended.status}`,
  ])
}
