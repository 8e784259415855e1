import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { showToast } from '#src/design/toast-store.ts'
import { useTexts } from '#src/web/language.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import type { CancelledTogether } from '../../contract/same-number.ts'
import { sameNumberProblems, sameNumberTexts } from '../../texts/same-number-texts.ts'

const path = '/api/same-number'

/**
 * The open orders and reservations with the same phone number as this order or reservation, a function that cancels all of them,
 * and a function that restores those that it has cancelled.
 */
export function useSameNumber(id: string | undefined) {
  const texts = useTexts(sameNumberTexts)
  const api = useOfficeApi()
  const client = useQueryClient()
  const [done, setDone] = useState<{ readonly id: string; readonly cancelled: CancelledTogether }>()
  const query = useQuery({
    queryKey: [path, id],
    queryFn: () => api.call('GET /api/same-number', { query: { like: id ?? '' } }),
    enabled: id !== undefined,
  })
  function showLists() {
    for (const list of ['/api/orders', '/api/reservations'])
      void client.invalidateQueries({ queryKey: [list] })
  }
  const cancelling = useOfficeMutation('POST /api/same-number/cancel', {
    subject: 'all',
    request: (body: { like: string; reason?: string }) => ({ body }),
    problems: sameNumberProblems,
    failed: { title: texts.notCancelled, description: texts.notCancelled },
    onSuccess(cancelled) {
      if (id !== undefined) setDone({ id, cancelled })
      showLists()
    },
    invalidates: path,
  })
  const restoring = useOfficeMutation('POST /api/same-number/restore', {
    subject: 'all',
    request: (body: CancelledTogether) => ({ body }),
    problems: sameNumberProblems,
    failed: { title: texts.notRestored, description: texts.notRestoredMore },
    onSuccess({ restored, missed }) {
      const names = missed.map(({ name, lacks }) => texts.lacks[lacks](name)).join(', ')
      if (missed.length === 0) showToast({ title: texts.restored(restored), tone: 'success' })
      else showToast({ title: texts.missed(names), description: texts.restored(restored), tone: 'error' })
      setDone(undefined)
      showLists()
    },
    invalidates: path,
  })
  return {
    query,
    cancelled: done?.id === id ? done?.cancelled : undefined,
    isSending: cancelling.isPending || restoring.isPending,
    cancelAll: (reason?: string) =>
      void (id !== undefined && cancelling.send({ like: id, ...(reason && { reason }) })),
    restore: (cancelled: CancelledTogether) => void restoring.send(cancelled),
  }
}
