import type { Notification } from '../../contract/notification.ts'

/**
 * Further notifications wait for this many milliseconds: about as long as the sound takes, and as people need to read what is new.
 */
const pause = 2_000

interface GatheredNews {
  add(news: Notification): void
  stop(): void
}

/**
 * Announces a notification at once. Notifications that follow within two seconds are announced together when the two seconds are
 * over, the newest first. So hundreds of notifications at once do not cause hundreds of toasts and rings.
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
