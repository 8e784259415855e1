import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'

import { signInAddress } from '../../features/accounts/rules/office-pages.ts'

/** What every page of the house has, signed in or not. */
const publicKey = '/api/site-settings'

/** To the sign-in page, with the way back to the page given, leaving nothing in memory that was shown there. */
export function useLeaveOffice(): (from?: string) => void {
  const navigate = useNavigate()
  const client = useQueryClient()
  return useCallback(
    (from) => {
      void Promise.resolve(navigate(from === undefined ? '/login' : signInAddress(from), { replace: true })).then(() =>
        client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== publicKey }),
      )
    },
    [navigate, client],
  )
}
