import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

import { showToast } from '#src/design/toast-store.ts'
import { inLanguage } from '#src/kernel/language.ts'
import { ownValue } from '#src/kernel/own-value.ts'
import { useLanguage } from '#src/web/language.tsx'
import type { Notification } from '#src/features/notifications/contract/notification.ts'
import { chimeWanted, claimRing } from '../../office/chime-choice.ts'
import { chimeReady, readyChime, ringChime } from '../../office/chime.ts'
import { markFresh } from './live-store.ts'
import { openEventStreamClient } from '../../office/open-event-stream.ts'

/** The addresses whose responses a list of the restaurant appears in. */
const queriesOf: Readonly<Record<string, readonly string[]>> = {
  menu: ['/api/menu-items', '/api/categories', '/api/customization-schemas'],
  users: ['/api/admin/users'],
  orders: ['/api/orders', '/api/search'],
  reservations: ['/api/reservations', '/api/search'],
  contact: ['/api/contact', '/api/search'],
}

interface EventStreamOptions {
  /** Called when the server rejects the stream: whether this person is still signed in. */
  readonly stillSignedIn: () => Promise<boolean>
}

/**
 * Keeps an office screen current: lists that changed are fetched again, and what is new is announced politely, shown,
 * and rung for where staff want that.
 */
export function useEventStream({ stillSignedIn }: EventStreamOptions): void {
  const client = useQueryClient()
  const language = useLanguage()

  const announce = useEffectEvent((news: Notification) => {
    if (news.referenceId !== null) markFresh(news.referenceId)
    const title = inLanguage(language, news.title, news.titleVi)
    showToast({ title, description: inLanguage(language, news.content, news.contentVi) })
    if (chimeWanted() && chimeReady()) void claimRing(news.id).then((first) => first && ringChime())
  })
  const askAgain = useEffectEvent(stillSignedIn)

  useEffect(() => {
    const refetchLists = (lists: readonly string[]) => {
      for (const key of lists.flatMap((list) => ownValue(queriesOf, list) ?? [`/api/${list}`])) {
        void refetchNewer(client, [key])
      }
    }
    return openEventStreamClient({
      onOpen: () => void refetchNewer(client, []),
      onChanged: refetchLists,
      onNotification: (news) => announce(news),
      onRejected: () => askAgain(),
    })
  }, [client])

  useEffect(() => {
    // After a reload most browsers want a new gesture before they let the page sound; some are told not to.
    const unlock = () => void (chimeWanted() && readyChime())
    unlock()
    window.addEventListener('pointerdown', unlock)
    window.addEventListener('keydown', unlock)
    return () => {
      window.removeEventListener('pointerdown', unlock)
      window.removeEventListener('keydown', unlock)
    }
  }, [])
}

/**
 * Fetches again what begins with this key. A first response that is still under way may be older than the news, and
 * asking meanwhile would return it: it is awaited, then asked for once more.
 */
async function refetchNewer(client: QueryClient, queryKey: readonly string[]): Promise<void> {
  const firstUnderWay =
    client.isFetching({ queryKey, predicate: ({ state }) => state.data === undefined }) > 0
  await client.invalidateQueries({ queryKey })
  if (firstUnderWay) await client.invalidateQueries({ queryKey })
}
