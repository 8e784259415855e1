import { useQueryClient } from '@tanstack/react-query'

import { showToast } from '#src/design/toast-store.ts'
import { ApiError } from '#src/web/api.ts'
import { useTexts } from '#src/web/language.tsx'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import type { ChangeUserInput, CreateUserInput, User } from '../../contract/account.ts'
import { accountTexts } from '../../texts/account-texts.ts'
import { officeUserProblems } from '../../texts/office-problem-texts.ts'
import { storedUser, storeUser } from '#src/features/accounts/ui/shared/office/stored-session.ts'
import { primeCurrentUser } from './current-user.ts'
import { usersKey } from './user-queries.ts'

/** Shows a user as it is now in the list, and everywhere if it is one's own account. */
function useShowUser() {
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

/** What the form of a user reports, instead of the toast. */
interface FormCallbacks {
  readonly onDone: () => void
  readonly handleFailure: (error: unknown) => boolean
}

export function useUserCreation({ onDone, handleFailure }: FormCallbacks) {
  const texts = useTexts(accountTexts)
  return useOfficeMutation('POST /api/admin/users', {
    subject: 'new',
    request: (body: CreateUserInput) => ({ body }),
    problems: officeUserProblems,
    failed: { title: texts.error, description: texts.createFailed },
    succeeded: () => texts.created,
    onSuccess: onDone,
    handleFailure,
    invalidates: usersKey,
  })
}

export function useUserEdit(user: User, { onDone, handleFailure }: FormCallbacks) {
  const texts = useTexts(accountTexts)
  const show = useShowUser()
  return useOfficeMutation('PATCH /api/admin/users/:id', {
    subject: user.id,
    request: (body: ChangeUserInput) => ({ params: { id: user.id }, body }),
    problems: officeUserProblems,
    failed: { title: texts.error, description: texts.updateFailed },
    succeeded: () => texts.updated,
    onSuccess(changed) {
      show(changed)
      onDone()
    },
    handleFailure,
    invalidates: usersKey,
  })
}

export function useUserActivation(user: User) {
  const texts = useTexts(accountTexts)
  const { send, isPending } = useOfficeMutation('PATCH /api/admin/users/:id', {
    subject: `${user.id} activation`,
    request: (isActive: boolean) => ({ params: { id: user.id }, body: { isActive } }),
    problems: officeUserProblems,
    failed: { title: texts.error, description: texts.updateFailed },
    succeeded: () => texts.updated,
    invalidates: usersKey,
  })
  return { setActive: send, isPending }
}

export function useUserDeletion(user: User, onDone: () => void) {
  const texts = useTexts(accountTexts)
  const { send, isPending } = useOfficeMutation('DELETE /api/admin/users/:id', {
    subject: user.id,
    request: () => ({ params: { id: user.id } }),
    problems: officeUserProblems,
    failed: { title: texts.error, description: texts.remove.failed },
    succeeded: () => texts.remove.done,
    onSuccess: onDone,
    handleFailure(error) {
      const isOwn = error instanceof ApiError && error.code === 'accounts.own-deletion'
      if (isOwn) showToast({ title: texts.remove.cannot, description: texts.remove.own, tone: 'error' })
      return isOwn
    },
    invalidates: usersKey,
  })
  return { remove: send, isPending }
}
