import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { foreignPhone, vietnamesePhone } from '#src/kernel/phone.ts'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import type { KnownGuest } from '../../contract/known-guest.ts'

/**
 * A foreign number counts as complete once nobody has typed for this many milliseconds, because its length does not show whether it
 * is complete.
 */
const restMilliseconds = 1_500

/**
 * What is stored about the phone number that staff enter, with the number in E.164. Undefined until the number is complete, if
 * nothing is stored, if the owner has not turned this on, and if the call failed, because staff can go on without it. Each look-up
 * is recorded. So a number is looked up only once while it stands in the field, whatever events arrive, and the result is dropped
 * when the number leaves the field.
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
 * The number in E.164 once it is complete. No beginning of a Vietnamese number is itself a valid number, so no such number needs a
 * pause.
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
