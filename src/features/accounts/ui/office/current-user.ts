import type { QueryClient } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'

import type { SignedInUser } from '../../contract/account.ts'
import { browserApi } from '#src/web/browser-api.ts'

/**
 * The queries by which the guards of office pages ask the server who is signed in. They throw on a 401, because the guard itself
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

/** The response to the sign-in already names the user, so the page need not ask again. */
export function primeCurrentUser(client: QueryClient, user: SignedInUser): void {
  if (user.role !== 'customer') client.setQueryData(currentUserQueries[user.role].queryKey, user)
}
