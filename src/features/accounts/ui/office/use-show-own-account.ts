import { useQueryClient } from '@tanstack/react-query'

import type { User } from '../../contract/account.ts'
import { storedUser, storeUser } from './stored-session.ts'
import { primeCurrentUser } from './current-user.ts'

/**
 * If a user has saved their own account, every part of the office shows it as saved. Other accounts show only in the list of users.
 */
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
