import type { ChangeUserInput, User } from '../contract/account.ts'

export interface OwnAccountProblem {
  readonly code: string
  readonly message: string
}

const cannotDelete = 'You cannot delete your own account'

/** Users cannot delete their own account. */
export function checkDeletion(actorId: string, userId: string): OwnAccountProblem | undefined {
  return actorId === userId ? { code: 'accounts.own-deletion', message: cannotDelete } : undefined
}

/**
 * Users can neither deactivate nor demote their own account; deactivation has the same message as deletion. Users can change their
 * own password only in their profile, which asks for the current password. So a stranger at a screen that was left open cannot set
 * a new password.
 */
export function checkChange(
  actorId: string,
  userId: string,
  change: Partial<Pick<User, 'isActive' | 'role'>> & Pick<ChangeUserInput, 'password'>,
): OwnAccountProblem | undefined {
  if (actorId !== userId) return undefined
  if (change.password) {
    return { code: 'accounts.own-password', message: 'You change your own password in your profile' }
  }
  if (change.isActive === false) return { code: 'accounts.own-deactivation', message: cannotDelete }
  // Only admins may make this call, so for them any other role is a demotion.
  if (change.role !== undefined && change.role !== 'admin') {
    return { code: 'accounts.own-demotion', message: 'You cannot change your own role' }
  }
  return undefined
}
