import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import { currentUserQueries, primeCurrentUser } from './current-user.ts'

const lan = { id: 'x', username: 'lan', email: 'lan@example.com', fullName: 'Lan' }

test.each([
  ['admin', 'staff'],
  ['staff', 'admin'],
] as const)('who has signed in as %s is known there, and asked for in the panel of %s', (role, other) => {
  const client = new QueryClient()
  const user = { ...lan, role }
  primeCurrentUser(client, user)
  expect(client.getQueryData(currentUserQueries[role].queryKey)).toEqual(user)
  expect(client.getQueryData(currentUserQueries[other].queryKey)).toBeUndefined()
})

test('a customer, for whom there is no panel, is known in none', () => {
  const client = new QueryClient()
  primeCurrentUser(client, { ...lan, role: 'customer' })
  expect(client.getQueryCache().getAll()).toEqual([])
})
