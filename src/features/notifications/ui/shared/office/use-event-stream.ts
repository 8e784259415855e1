import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'

import { showToast } from '#src/design/toast-store.ts'
import { inLanguage } from '#src/kernel/language.ts'
import { ownValue } from '#src/kernel/own-value.ts'
import { useLanguage } from '#src/web/language.tsx'
import { useToday } from '#src/web/office/use-today.ts'
import type { Notification, OfficeMessage } from '#src/features/notifications/contract/notification.ts'
import { chimeWanted, claimRing } from '../../office/chime-choice.ts'
import { chimeReady, readyChime, ringChime } from '../../office/chime.ts'
import { markFresh, setConnection } from './live-store.ts'

const firstRetry = 1_000
const maxRetryMilliseconds = 15_000
/** By so many milliseconds our idea of the server's time may be ahead of it. */
const aheadOfServer = 3_000

/** The addresses whose responses a list of the restaurant appears in. */
const queriesOf: Readonly<Record<string, readonly string[]>> = {
  menu: ['/api/menu-items', '/api/categories', '/api/customization-schemas', '/api/to-fill-in'],
  news: ['/api/blog-posts', '/api/to-fill-in'],
  users: ['/api/admin/users', '/api/to-fill-in'],
  pages: [
    '/api/home-content',
    '/api/about-content',
    '/api/page-seo',
    '/api/site-settings',
    '/api/to-fill-in',
  ],
  reviews: ['/api/customer-reviews', '/api/to-fill-in'],
  orders: ['/api/orders', '/api/search'],
  reservations: ['/api/reservations', '/api/search'],
  contact: ['/api/contact', '/api/search'],
}

interface EventStreamOptions {
  /** Called when the server rejects the stream: whether this person is still signed in. */
  readonly stillSignedIn: () => Promise<boolean>
}

/**
 * Keeps an office screen current: lists that changed are fetched again, all of them when the restaurant's day turns, and what is new is announced politely, shown,
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
  // Lists of today, and of the days before it, are other ones from midnight on.
  const today = useToday(aheadOfServer)
  const fetchedOn = useRef(today)

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
    if (fetchedOn.current === today) return
    fetchedOn.current = today
    void refetchNewer(client, [])
  }, [client, today])

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

type DataOf<Name extends OfficeMessage['event']> = Extract<OfficeMessage, { event: Name }>['data']

interface EventStreamHandlers {
  /** The stream is open, for the first time or again: what has changed before is unknown. */
  onOpen(): void
  onChanged(lists: readonly string[]): void
  onNotification(notification: DataOf<'notification'>): void
  /** The server rejects the stream; the function returned says whether to try again. */
  onRejected(): Promise<boolean>
}

/**
 * Listens to /api/events and keeps listening. A broken connection the browser restores by itself; a response that is no
 * stream (a server starting, a session over) makes it give up, and this tries again.
 */
export function openEventStreamClient(handlers: EventStreamHandlers): () => void {
  let source: EventSource | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let wait = firstRetry
  let closed = false

  function open() {
    source = new EventSource('/api/events')
    source.addEventListener('open', () => {
      setConnection('live')
      wait = firstRetry
      handlers.onOpen()
    })
    source.addEventListener('error', () => {
      setConnection('reconnecting')
      if (source?.readyState === EventSource.CLOSED) void reopen()
    })
    source.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      handlers.onChanged((JSON.parse(data) as DataOf<'changed'>).lists) // our own server wrote it
    })
    source.addEventListener('notification', ({ data }: MessageEvent<string>) => {
      handlers.onNotification(JSON.parse(data) as DataOf<'notification'>) // likewise
    })
  }

  async function reopen() {
    const again = await handlers.onRejected()
    if (closed || !again) return
    retry = setTimeout(open, wait)
    wait = Math.min(wait * 2, maxRetryMilliseconds)
  }

  setConnection('connecting')
  open()
  return () => {
    closed = true
    clearTimeout(retry)
    source?.close()
  }
}
