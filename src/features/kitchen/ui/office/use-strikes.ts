import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

import { showToast } from '#src/design/toast-store.ts'
import { useTexts } from '#src/web/language.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { useConnection } from '#src/features/notifications/ui/office/live-store.ts'
import { kitchenTexts } from '../../texts/kitchen-texts.ts'
import { kitchenKey, showTicket } from './kitchen-query.ts'
import { sendQueued, useQueueLength } from './strike-queue.ts'

/** Milliseconds. As long as taps are in the queue, sending them is tried again at this interval. */
const retryEvery = 5_000

/** Sends the cook's taps to the server: at once, when the connection is back, and repeatedly while some are still in the queue. */
export function useStrikes(): void {
  const api = useOfficeApi()
  const client = useQueryClient()
  const { strikeLost } = useTexts(kitchenTexts)
  const waiting = useQueueLength()
  const connection = useConnection()

  const send = useEffectEvent(() => {
    void sendQueued(api, {
      onSent: (ticket) => showTicket(client, ticket),
      onRejected() {
        showToast({ title: strikeLost, tone: 'error' })
        void client.invalidateQueries({ queryKey: [kitchenKey] })
      },
    })
  })

  useEffect(() => {
    if (waiting === 0) return
    send()
    const timer = setInterval(() => send(), retryEvery)
    return () => clearInterval(timer)
  }, [waiting, connection])
}
