import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/**
 * What `held` returns once it is what a text file below test/outlines says: what a part loads, or draws in a later frame, is
 * waited for. Where it stays different, what it is then; without a file, what it is after a moment.
 */
export async function settledOutline(file: string, held: () => string): Promise<string> {
  const known = await readFile(join(import.meta.dirname, '../../outlines', file), 'utf8').catch(() => '')
  const isKnown = () => expect(held() === known).toBe(true)
  await waitFor(isKnown, { interval: 100, timeout: known === '' ? 1_000 : 20_000 }).catch(() => {
    // The comparison says in what they differ.
  })
  return held()
}
