import { useQueryClient } from '@tanstack/react-query'

import type { User } from '../../contract/account.ts'
import { storedUser, storeUser } from './stored-session.ts'
import { primeCurrentUser } from './current-user.ts'

/**
 * Returns a function that takes a user who was just saved. If it is the signed-in user, all parts of the office show the new data;
 * other users appear only in the list of users.
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
