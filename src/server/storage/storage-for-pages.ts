import type { ObjectStorage } from './object-storage.ts'

/** The two functions of the storage that pages use. */
export type StorageForPages = Pick<ObjectStorage, 'find' | 'withFile'>

interface Limits {
  /** If the storage returns nothing for this many milliseconds, the page no longer waits for it. */
  readonly silence: number
  /** For this many milliseconds after the storage was silent for `silence` milliseconds, pages do not use the storage at all. */
  readonly pause: number
}

/**
 * The storage for data that a page can do without: the colours and sizes of pictures. If the storage has frozen, the first visitor
 * waits for `silence` milliseconds, and during the following `pause` nobody waits. All these pages get an error that counts as
 * unavailable instead of the data. If the storage is slow but still returns results, pages wait for them. A result that comes too
 * late is used for a later page.
 */
export function storageForPages(
  storage: StorageForPages,
  { silence, pause }: Limits = { silence: 1_500, pause: 5_000 },
): StorageForPages {
  let lastReturned = -Infinity
  let pausedUntil = -Infinity

  /** Returns the result of `ask`. Rejects if the storage is silent for too long before `ask` has called `received` or has ended. */
  async function unlessSilent<Result>(ask: (received: () => void) => Promise<Result>): Promise<Result> {
    const begun = performance.now()
    if (begun < pausedUntil) throw silent()
    const { promise: givenUp, reject: giveUp } = Promise.withResolvers<never>()
    let timer: NodeJS.Timeout | undefined = setTimeout(check, silence)

    function check(): void {
      // If this process was busy, a result may have arrived that it has not read yet. So it reads pending results first, and judges
      // only then whether the storage is silent.
      setImmediate(() => {
        const rest = Math.max(begun, lastReturned) + silence - performance.now()
        if (!timer) return
        if (rest > 0) timer = setTimeout(check, rest)
        else {
          pausedUntil = performance.now() + pause
          giveUp(silent())
        }
      })
    }
    function stopWaiting(): void {
      clearTimeout(timer)
      timer = undefined
    }
    function received(): void {
      stopWaiting()
      lastReturned = performance.now()
      pausedUntil = -Infinity
    }

    const asked = ask(received).then((result) => {
      received()
      return result
    })
    return Promise.race([asked.finally(stopWaiting), givenUp])
  }

  return {
    find: (key) => unlessSilent(() => storage.find(key)),
    withFile: (key, work) =>
      unlessSilent((received) =>
        storage.withFile(key, (file) => {
          received()
          return work(file)
        }),
      ),
  }
}

function silent(): Error {
  return Object.assign(new Error('The storage returns nothing'), { code: 'EIO' })
}
