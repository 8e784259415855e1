import { useState } from 'react'

import { showToast } from '#src/design/toast-store.ts'
import { ApiError } from '#src/web/api.ts'
import { browserApi } from '#src/web/browser-api.ts'
import { useTexts } from '#src/web/language.tsx'
import { forgetSession } from '../shared/office/stored-session.ts'
import { officeTexts } from '#src/web/office/texts/texts.ts'
import { useLeaveOffice } from './use-leave-office.ts'

/** Ends the session on the server, then here and in all tabs. While the server cannot be reached one stays signed in. */
export function useSignOut() {
  const texts = useTexts(officeTexts)
  const leave = useLeaveOffice()
  const [leaving, setLeaving] = useState(false)

  async function signOut() {
    setLeaving(true)
    try {
      await browserApi.call('POST /api/admin/logout')
    } catch (error) {
      const over = error instanceof ApiError && error.status === 401
      if (!over) {
        showToast({ title: texts.logoutFailed, description: texts.logoutFailedMore, tone: 'error' })
        setLeaving(false)
        return
      }
    }
    forgetSession()
    leave()
  }

  return { signOut, leaving }
}
