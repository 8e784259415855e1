import { useQuery } from '@tanstack/react-query'

import type { SignedInUser } from '../../contract/account.ts'
import { currentUserQueries } from './current-user.ts'

/** The signed-in user, for pages inside the guard of this area. The guard has already fetched the user, so no call is made. */
export function useSignedInUser(area: 'admin' | 'staff'): SignedInUser | undefined {
  return useQuery({ ...currentUserQueries[area], enabled: false }).data
}
