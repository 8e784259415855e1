import { useQueryClient } from '@tanstack/react-query'

import { ApiError } from '#src/web/api.ts'
import { browserApi } from '#src/web/browser-api.ts'
import { useTexts } from '#src/web/language.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import { forgetSession } from './stored-session.ts'
import { signingOut, useLeaveOffice } from './use-leave-office.ts'

/**
 * Ends the session on the server first, and then in this tab and all others. If the server cannot be reached, the user stays signed
 * in.
 */
export function useSignOut(onSignedOut?: () => void) {
  const texts = useTexts(officeTexts)
  const leaveOffice = useLeaveOffice()
  const client = useQueryClient()

  function leave() {
    forgetSession()
    onSignedOut?.()
    leaveOffice()
  }

  const { send, isPending } = useOfficeMutation('POST /api/admin/logout', {
    subject: 'session',
    // Uses `browserApi`, because the office's API would treat a 401 as the end of a session and show an error. Here a 401 means
    // that the user is signed out already, as wanted.
    api: browserApi,
    request: () => ({}),
    problems: { vi: {}, en: {} },
    failed: { title: texts.logoutFailed, description: texts.logoutFailedMore },
    onSuccess: leave,
    handleFailure(error) {
      const isOver = error instanceof ApiError && error.status === 401
      if (isOver) leave()
      return isOver
    },
  })

  function signOut() {
    signingOut.add(client)
    void send().finally(() => signingOut.delete(client))
  }

  return { signOut, leaving: isPending }
}
