import type { Notification } from '../../contract/notification.ts'

/**
 * Milliseconds. After a notification was announced, further ones wait this long: about as long as the sound lasts and as people
 * need to read the text.
 */
const pause = 2_000

interface GatheredNews {
  add(news: Notification): void
  stop(): void
}

/**
 * Announces a notification at once. Those that arrive within the next two seconds are announced together afterwards, the newest
 * first. So hundreds of notifications at once do not cause hundreds of toasts and sounds.
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
