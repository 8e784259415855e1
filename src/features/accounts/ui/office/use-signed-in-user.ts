import { useQuery } from '@tanstack/react-query'

import type { SignedInUser } from '../../contract/account.ts'
import { currentUserQueries } from './current-user.ts'

/** Who is signed in, for pages behind the guard of this area. The guard has already asked the server. */
export function useSignedInUser(area: 'admin' | 'staff'): SignedInUser | undefined {
  return useQuery({ ...currentUserQueries[area], enabled: false }).data
}
