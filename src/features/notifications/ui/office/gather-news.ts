import type { Notification } from '../../contract/notification.ts'

/** As long as the sound takes, and somebody needs to read what is new. */
const pause = 2_000

interface GatheredNews {
  add(news: Notification): void
  stop(): void
}

/**
 * Announces what is new at once, and what comes in just after it two seconds later, together, newest first: hundreds at once
 * are no hundred toasts and rings.
 */
export function gatherNews(
  announce: (news: readonly [Notification, ...Notification[]]) => void,
): GatheredNews {
  let gathered: Notification[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function announceGathered() {
    timer = undefined
    const [newest, ...others] = gathered
    if (!newest) return
    gathered = []
    timer = setTimeout(announceGathered, pause)
    announce([newest, ...others])
  }

  return {
    add(news) {
      gathered = [news, ...gathered]
      if (timer === undefined) announceGathered()
    },
    stop: () => clearTimeout(timer),
  }
}
