import type { Notification } from '../../contract/notification.ts'

/** The sound takes about so long, and people need so long to read what is new. */
const pause = 2_000

interface GatheredNews {
  add(news: Notification): void
  stop(): void
}

/**
 * Announces a notification at once. Those that follow within two seconds are announced together after that, the newest first, so
 * that hundreds at once do not cause hundreds of toasts and rings.
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
