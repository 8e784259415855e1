import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'

import { signInAddress } from '../../rules/office-pages.ts'

/**
 * The query clients of pages that are being left. Until the sign-in page shows, such a page may still learn that its session has
 * ended, and must not be left a second time.
 */
const leaving = new WeakSet<QueryClient>()

/**
 * The query clients of users who are signing out. These users come back to no page after the next sign-in, even if another tab is
 * the first to end the session.
 */
export const signingOut = new WeakSet<QueryClient>()

/**
 * Returns a function that opens the sign-in page, with the given page as the one to return to, and clears everything that the
 * office showed from memory. If there are several causes to leave the office, the first counts.
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
