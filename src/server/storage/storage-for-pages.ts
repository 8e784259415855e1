import type { ObjectStorage } from './object-storage.ts'

/** What pages ask the storage for. */
export type StorageForPages = Pick<ObjectStorage, 'find' | 'withFile'>

interface Limits {
  /** A storage that returns nothing for so long is not waited for, in milliseconds. */
  readonly silence: number
  /** For so long after that it is not asked. */
  readonly pause: number
}

/**
 * The storage for what a page can do without: colours and sizes of pictures. One that has frozen keeps the first visitor waiting for
 * `silence` and nobody for the `pause` after it; they get an error that counts as unavailable. One that is slow but returns one thing
 * after another is waited for. What comes too late is still worked on, so that a later page finds it.
 */
export function storageForPages(
  storage: StorageForPages,
  { silence, pause }: Limits = { silence: 1_500, pause: 5_000 },
): StorageForPages {
  let lastReturned = -Infinity
  let pausedUntil = -Infinity

  /** What `ask` returns, unless the storage is silent before it calls `received` or is done. */
  async function unlessSilent<Result>(ask: (received: () => void) => Promise<Result>): Promise<Result> {
    const begun = performance.now()
    if (begun < pausedUntil) throw silent()
    const { promise: givenUp, reject: giveUp } = Promise.withResolvers<never>()
    let timer: NodeJS.Timeout | undefined = setTimeout(check, silence)

    function check(): void {
      // Where this process itself was busy, what has come meanwhile is read first.
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
