import type { QueryClient } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'

import type { SignedInUser } from '../../contract/account.ts'
import { browserApi } from '#src/web/browser-api.ts'

/**
 * The queries by which the guard of an office page asks the server who is signed in. They throw an error on a 401, and the guard
 * handles it.
 */
export const currentUserQueries = {
  admin: queryOptions({
    queryKey: ['/api/admin/me'],
    queryFn: () => browserApi.call('GET /api/admin/me'),
  }),
  staff: queryOptions({
    queryKey: ['/api/staff/me'],
    queryFn: () => browserApi.call('GET /api/staff/me'),
  }),
}

/** Stores the user from the response to the sign-in as the result of this query, so that the page need not ask the server again. */
export function primeCurrentUser(client: QueryClient, user: SignedInUser): void {
  if (user.role !== 'customer') client.setQueryData(currentUserQueries[user.role].queryKey, user)
}
