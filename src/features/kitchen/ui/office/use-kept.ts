import { useLayoutEffect, useRef, useState } from 'react'

import { createStore, useStore } from '#src/web/store.ts'
import { movedBetween, type Stack } from '../../rules/board-layout.ts'
import { isTouched, noteMoved } from './board-touch.ts'

/** Which orders are where on the board. */
export interface Layout {
  readonly stacks: readonly Stack[]
  /** The ids of the orders in the strips below, and of those that can be recalled. */
  readonly ready: readonly string[]
  readonly done: readonly string[]
}

/** The order that somebody wants to see; undefined once it is in view. */
export const soughtOrder = createStore<string | undefined>(undefined)

/** The layout as it was when somebody touched the board: until a while after the last touch, no order changes its place. */
export function useKept(next: Layout): Layout {
  const touched = useStore(isTouched, (state) => state)
  const [kept, setKept] = useState(next)
  /** What somebody can have seen: before it is drawn, a layout may change several times as its cards are measured. */
  const drawn = useRef<Layout>({ stacks: [], ready: [], done: [] })
  if (!touched && JSON.stringify(kept) !== JSON.stringify(next)) setKept(next)
  useLayoutEffect(() => {
    noteMoved(movedBetween(drawn.current.stacks, kept.stacks))
    for (const list of ['ready', 'done'] as const)
      noteMoved(movedBetween(oneByOne(drawn.current[list]), oneByOne(kept[list])))
    const timer = setTimeout(() => (drawn.current = kept))
    return () => clearTimeout(timer)
  }, [kept])
  return kept
}

const oneByOne = (ids: readonly string[]) => ids.map((id) => [{ id, height: 1 }])
