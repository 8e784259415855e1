import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'

import { signInAddress } from '../../rules/office-pages.ts'

/** To the sign-in page, with the page given as the one to return to, leaving nothing in memory that was shown there. */
export function useLeaveOffice(): (from?: string) => void {
  const navigate = useNavigate()
  const client = useQueryClient()
  return useCallback(
    (from) => {
      const left = navigate(from === undefined ? '/login' : signInAddress(from), { replace: true })
      void Promise.resolve(left).then(() => client.clear())
    },
    [navigate, client],
  )
}
