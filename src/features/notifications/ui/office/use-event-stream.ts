import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'

import { showToast } from '#src/design/toast-store.ts'
import { inLanguage } from '#src/kernel/language.ts'
import { ownValue } from '#src/kernel/own-value.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { isWithoutResponse } from '#src/web/office/office-failure.ts'
import { queryRefresher } from '#src/web/office/refresh-queries.ts'
import { afterUndo } from '#src/web/office/undo-toast.tsx'
import { useToday } from '#src/web/office/use-today.ts'
import type { Notification } from '../../contract/notification.ts'
import { liveTexts } from '../../texts/live-texts.ts'
import { chimeWanted, claimRing } from './chime-choice.ts'
import { chimeReady, readyChime, ringChime } from './chime.ts'
import { openEventStreamClient } from './event-stream-client.ts'
import { gatherNews } from './gather-news.ts'
import { markFresh, setConnection, tellHeartbeat } from './live-store.ts'

/**
 * Milliseconds. The page's `serverTime()` may be ahead of the server's clock by this much, so the page waits this long after
 * midnight.
 */
const aheadOfServer = 3_000

/** For each list that an event can name: the paths of the API calls whose responses contain data of this list. */
const queriesOf: Readonly<Record<string, readonly string[]>> = {
  menu: [
    '/api/menu-items',
    '/api/categories',
    '/api/customization-schemas',
    '/api/ingredients',
    '/api/kitchen',
    '/api/to-fill-in',
  ],
  pause: ['/api/pause', '/api/kitchen'],
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
  orders: [
    '/api/orders',
    '/api/visits',
    '/api/same-number',
    '/api/search',
    '/api/kitchen',
    '/api/unseen-orders',
    // The number at the bell counts only what still has to be done, so it depends on these lists.
    '/api/notifications',
  ],
  reservations: ['/api/reservations', '/api/same-number', '/api/search', '/api/notifications'],
  contact: ['/api/contact', '/api/search', '/api/notifications'],
}

type News = readonly [Notification, ...Notification[]]

interface EventStreamOptions {
  /** Called when the server rejects the stream. The promise tells whether the user is still signed in. */
  readonly stillSignedIn: () => Promise<boolean>
  /** False if the screen plays the sound for new orders itself. */
  readonly rings?: boolean
}

/**
 * Keeps an office screen up to date: fetches lists again when they have changed, and all lists when a new day begins. Shows and
 * announces new notifications, after an open undo has closed, and plays the sound for new orders if staff want it.
 */
export function useEventStream({ stillSignedIn, rings = true }: EventStreamOptions): void {
  const client = useQueryClient()
  const refresh = useMemo(() => queryRefresher(client), [client])
  const language = useLanguage()
  const texts = useTexts(liveTexts)

  /**
   * If several notifications arrive at once, the toast shows the newest one and the number of the others. News for which an open undo
   * leaves no room waits in `waiting` and is told together with what comes meanwhile. Returns a function that drops the toast if it
   * still waits.
   */
  const announce = useEffectEvent((news: News, waiting: Notification[]) => {
    markFresh(news.flatMap(({ referenceId }) => referenceId ?? []))
    if (rings && chimeWanted() && chimeReady())
      void claimRing(news[0].id).then((first) => first && ringChime())
    waiting.unshift(...news)
    return afterUndo(() => {
      const [newest = news[0], ...others] = waiting.splice(0)
      const title = inLanguage(language, newest.title, newest.titleVi)
      const content = inLanguage(language, newest.content, newest.contentVi)
      const description = others.length > 0 ? `${content}. ${texts.others(others.length)}` : content
      showToast({ title, description })
    })
  })
  const askAgain = useEffectEvent(stillSignedIn)
  // At midnight the lists of today's and of past entries change, so all lists are fetched again.
  const today = useToday(aheadOfServer)
  const fetchedOn = useRef(today)

  useEffect(() => {
    const refreshLists = (lists: readonly string[]) => {
      for (const key of lists.flatMap((list) => ownValue(queriesOf, list) ?? [`/api/${list}`])) {
        void refresh([key])
      }
    }
    const waiting: Notification[] = []
    let dropToast = () => {}
    const gathered = gatherNews((news) => {
      dropToast()
      dropToast = announce(news, waiting)
    })
    const closeStream = openEventStreamClient({
      onConnection: setConnection,
      async onOpen() {
        await refresh([])
        return isResponding(client)
      },
      onChanged: refreshLists,
      onNotification: gathered.add,
      onHeartbeat: tellHeartbeat,
      onRejected: () => askAgain(),
    })
    return () => {
      closeStream()
      gathered.stop()
      dropToast()
    }
  }, [client, refresh])

  useEffect(() => {
    if (fetchedOn.current === today) return
    fetchedOn.current = today
    void refresh([])
  }, [refresh, today])

  useEffect(() => {
    // After a reload, most browsers wait for a new gesture before they play sound. Some are configured to need no gesture, so this
    // also tries at once.
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

/** Whether the server responded when the visible queries were last fetched. A response with an error counts too. */
function isResponding(client: QueryClient): boolean {
  return client
    .getQueryCache()
    .findAll({ type: 'active' })
    .every(({ state }) => !isWithoutResponse(state.error))
}
