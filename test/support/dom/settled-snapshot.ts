import { readFile } from 'node:fs/promises'

import { waitFor } from '@testing-library/react'

import { ariaSnapshot } from './aria-snapshot.ts'
import type { ShownPart } from './shown-part.tsx'

/** A snapshot that is unlike its file and has not changed for so long is not going to become like it. */
const quietMilliseconds = 2_000

/**
 * The snapshot of the open dialog, or of the whole page, once nothing is being loaded: as soon as it is what the file says,
 * since parts are loaded lazily or drawn in a later frame, and otherwise once it has stopped changing.
 */
export async function settledSnapshot(shown: ShownPart, file: string): Promise<string> {
  const known = await readFile(file, 'utf8').catch(() => '')
  let last = ''
  let since = 0
  await waitFor(
    () => {
      const now = ariaSnapshot(document.querySelector<HTMLElement>('dialog[open]') ?? document.body)
      if (now !== last || shown.isLoading()) [last, since] = [now, performance.now()]
      const isSettled = (now === known && !shown.isLoading()) || performance.now() - since > quietMilliseconds
      if (!isSettled) throw new Error('Still changing')
    },
    { interval: 100 },
  )
  return last
}
