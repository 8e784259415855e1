import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { foreignPhone, vietnamesePhone } from '#src/kernel/phone.ts'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import type { KnownGuest } from '../../contract/known-guest.ts'

/** For so long nobody types before a number of another country counts as whole, because its length does not say so. */
const restMilliseconds = 1_500

/**
 * What is stored of the phone number that staff enter, with the number in E.164. Undefined until the whole number is there, if
 * nothing is stored, if the owner has not turned the look on, and if it failed: staff can go on without it. Each look is recorded, so
 * a number is looked up once while it stands in the field, whatever events arrive, and its result is dropped with it.
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

/** The number in E.164 once it is whole. The beginning of a Vietnamese number is never a number itself. */
function useWholePhone(typed: string): string | undefined {
  const foreign = foreignPhone(typed)
  const [rested, setRested] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setRested(foreign), restMilliseconds)
    return () => clearTimeout(timer)
  }, [foreign])
  return vietnamesePhone(typed) ?? (rested === foreign ? foreign : undefined)
}
