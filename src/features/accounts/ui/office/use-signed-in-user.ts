import { useQuery } from '@tanstack/react-query'

import type { SignedInUser } from '../../contract/account.ts'
import { currentUserQueries } from './current-user.ts'

/** Who is signed in, on a page behind the guard of this area, which has asked the server already. */
export function useSignedInUser(area: 'admin' | 'staff'): SignedInUser | undefined {
  return useQuery({ ...currentUserQueries[area], enabled: false }).data
}
