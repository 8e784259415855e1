import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

import { useTexts } from '#src/web/language.tsx'
import type { FieldProblems } from '#src/web/office/field-problems.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { useOfficeForm } from '#src/web/office/use-office-form.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import { ProfileInput, type SignedInUser } from '../../contract/account.ts'
import { officeUserProblems } from '../../texts/office-problem-texts.ts'
import { profileTexts } from '../../texts/profile-texts.ts'
import { storeUser } from './stored-session.ts'
import { primeCurrentUser } from './current-user.ts'
import { ownSessionsKey } from './use-own-sessions.ts'

const noPasswords = { currentPassword: '', newPassword: '', confirmPassword: '' }

/**
 * The form of the user's own profile. After saving, its password fields are empty again. If the account is changed elsewhere, the
 * form takes over the change, so that saving does not undo it. A current password alone does not count as an unsaved change.
 */
export function useProfile(user: SignedInUser) {
  const texts = useTexts(profileTexts)
  const { error } = useTexts(officeTexts)
  const client = useQueryClient()
  const form = useOfficeForm({
    initial: { fullName: user.fullName, email: user.email, ...noPasswords },
    schema: ProfileInput,
    check: ({ newPassword, confirmPassword }): FieldProblems =>
      newPassword === confirmPassword ? {} : { confirmPassword: 'different' },
    fieldTexts: {
      fullName: { required: texts.problems.fullName },
      email: { required: texts.problems.email, invalid: texts.problems.email },
      currentPassword: {
        required: texts.problems.currentPassword,
        'accounts.current-password-incorrect': texts.problems.currentPasswordIncorrect,
      },
      newPassword: { invalid: texts.problems.newPassword },
      confirmPassword: { different: texts.problems.confirmPassword },
    },
    problems: officeUserProblems,
    codeFields: { 'accounts.email-taken': 'email' },
    send: ({ confirmPassword: _repeated, ...profile }): Promise<unknown> => send(profile),
  })
  const { send } = useOfficeMutation('PATCH /api/admin/profile', {
    subject: user.id,
    request: (body: ProfileInput) => ({ body }),
    problems: officeUserProblems,
    failed: { title: error, description: texts.failed },
    handleFailure: form.reject,
    succeeded: () => texts.saved,
    // A new password signs the user out on other devices, so the list of sessions must be fetched again.
    invalidates: ownSessionsKey,
    onSuccess: (changed) => {
      storeUser(changed)
      primeCurrentUser(client, changed)
      form.setValues({ fullName: changed.fullName, email: changed.email, ...noPasswords })
    },
  })

  const { fullName, email } = user
  const takeOver = useEffectEvent(() => form.setValues({ ...form.values, fullName, email }))
  useEffect(() => takeOver(), [fullName, email])
  const { values } = form
  const isEdited = values.fullName !== fullName || values.email !== email || values.newPassword !== ''
  return { form, isEdited }
}
