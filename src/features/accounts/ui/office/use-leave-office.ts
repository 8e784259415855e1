import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'

import { signInAddress } from '../../rules/office-pages.ts'

/**
 * The query clients of pages that are being left. Until the sign-in page appears, such a page may learn once more that its session
 * has ended, and then must not navigate a second time.
 */
const leaving = new WeakSet<QueryClient>()

/**
 * The query clients of users who are signing out. After the next sign-in, such a user sees the start page and not the last page,
 * even if another tab ended the session first.
 */
export const signingOut = new WeakSet<QueryClient>()

/**
 * Returns a function that opens the sign-in page and clears all office data from memory. `from` is the page to return to after
 * signing in. If the function is called several times, only the first call counts.
 */
export function useLeaveOffice(): (from?: string) => void {
  const navigate = useNavigate()
  const client = useQueryClient()
  return useCallback(
    (from) => {
      if (leaving.has(client)) return
      leaving.add(client)
      const isForGood = from === undefined || signingOut.has(client)
      const left = navigate(isForGood ? '/login' : signInAddress(from), { replace: true })
      void Promise.resolve(left).finally(() => {
        leaving.delete(client)
        client.clear()
      })
    },
    [navigate, client],
  )
}
