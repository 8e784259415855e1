import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { foreignPhone, vietnamesePhone } from '#src/kernel/phone.ts'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import type { KnownGuest } from '../../contract/known-guest.ts'

/**
 * Milliseconds. The length of a foreign phone number does not show whether it is complete. So it counts as complete when nobody has
 * typed for this long.
 */
const restMilliseconds = 1_500

/**
 * What is stored about the phone number that staff are entering, with the number in E.164. Undefined if the number is not complete,
 * if nothing is stored about it, if the owner has not switched this on, or if the call has failed, because staff can work without
 * the result. The audit log records each look-up. So while a number stands in the field, it is looked up only once, even if events
 * arrive, and the result is deleted when the number changes.
 */
export function useKnownGuest(typed: string): { phone: string; guest: KnownGuest } | undefined {
  const api = useOfficeApi()
  const { looksUpCallers } = useSiteSettings()
  const phone = useWholePhone(typed)
  const { data } = useQuery({
    queryKey: ['/api/guests/look-up', phone],
    queryFn: () => api.call('POST /api/guests/look-up', { body: { phone: phone ?? '' } }),
    enabled: looksUpCallers && phone !== undefined,
    staleTime: 'static',
    gcTime: 0,
  })
  return phone !== undefined && data && data.name !== null ? { phone, guest: data } : undefined
}

/**
 * The phone number in E.164, as soon as it is complete. If a part of a Vietnamese number is typed, it is never a valid number
 * itself, so for these numbers no pause is needed.
 */
function useWholePhone(typed: string): string | undefined {
  const foreign = foreignPhone(typed)
  const [rested, setRested] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setRested(foreign), restMilliseconds)
    return () => clearTimeout(timer)
  }, [foreign])
  return vietnamesePhone(typed) ?? (rested === foreign ? foreign : undefined)
}
