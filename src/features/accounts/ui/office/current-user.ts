import type { QueryClient } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'

import type { SignedInUser } from '../../contract/account.ts'
import { browserApi } from '#src/web/browser-api.ts'

/** Who is signed in, as the guards ask the server. A 401 throws: the guard itself knows what it means. */
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

/** What signing in has just told need not be asked again. */
export function primeCurrentUser(client: QueryClient, user: SignedInUser): void {
  if (user.role !== 'customer') client.setQueryData(currentUserQueries[user.role].queryKey, user)
}
