import { describe, expect, test } from 'vitest'

import type { Role } from '../contract/account.ts'
import { homeOf, pageAfterSignIn, signInAddress } from './office-pages.ts'

test.each<[Role, string]>([
  ['admin', '/admin/dashboard'],
  ['staff', '/staff/dashboard'],
  ['customer', '/'],
])('%s lands on %s', (role, home) => {
  expect(homeOf(role)).toBe(home)
  expect(pageAfterSignIn(role, null)).toBe(home)
})

describe('the address to return to after signing in', () => {
  test.each<[Role, string]>([
    ['staff', '/staff/orders?q=lan&period=week'],
    ['staff', '/staff/dashboard'],
    ['admin', '/admin/dashboard/orders?order=abc'],
  ])('%s returns to %s', (role, next) => {
    expect(pageAfterSignIn(role, next)).toBe(next)
  })

  test.each<[Role, string]>([
    ['staff', '/admin/dashboard'],
    ['admin', '/staff/dashboard'],
    ['admin', '/admin/login'],
    ['customer', '/staff/orders'],
    ['staff', '/menu'],
    ['staff', ''],
    ['staff', '//evil.example/staff/'],
    ['staff', 'https://evil.example/staff/'],
    ['staff', String.raw`/\evil.example/staff/`],
    ['staff', '/staff/../admin/dashboard'],
    ['staff', '/staff/..//evil.example'],
    ['staff', String.raw`/staff/..\..\menu`],
    ['staff', '/staff/%2e%2e/menu'],
    ['staff', 'javascript:alert(1)'],
    ['staff', '/staffroom'],
  ])('%s is not led to %s', (role, next) => {
    expect(pageAfterSignIn(role, next)).toBe(homeOf(role))
  })
})

test.each([
  ['/staff/orders?q=lan', '/login?next=%2Fstaff%2Forders%3Fq%3Dlan'],
  ['/admin/dashboard', '/login?next=%2Fadmin%2Fdashboard'],
  ['/admin/login', '/login'],
  ['/menu', '/login'],
])('from %s one signs in at %s', (from, address) => {
  expect(signInAddress(from)).toBe(address)
})
