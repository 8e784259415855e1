import { useQueryClient } from '@tanstack/react-query'

import type { User } from '../../contract/account.ts'
import { storedUser, storeUser } from './stored-session.ts'
import { primeCurrentUser } from './current-user.ts'

/** Shows the user's own account as saved, everywhere. Other accounts show only in the list. */
export function useShowOwnAccount() {
  const client = useQueryClient()
  return ({
    permissions: _permissions,
    isActive: _active,
    createdAt: _created,
    updatedAt: _updated,
    ...shown
  }: User) => {
    if (storedUser()?.id !== shown.id) return
    storeUser(shown)
    primeCurrentUser(client, shown)
  }
}
