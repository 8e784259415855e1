import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'

import { signInAddress } from '../../rules/office-pages.ts'

/** Whose page is being left: until the sign-in page has come, the page still hears what happens to its session. */
const leaving = new WeakSet<QueryClient>()

/** Who signs out: whatever tells the page first that its session is over, such as another tab, there is nothing to return to. */
export const signingOut = new WeakSet<QueryClient>()

/**
 * To the sign-in page, with the page given as the one to return to, leaving nothing in memory that was shown there. Of
 * several ways out the first counts.
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
