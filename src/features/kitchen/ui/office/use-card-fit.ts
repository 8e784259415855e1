import { useLayoutEffect, useRef, useState } from 'react'

import { createStore } from '#src/web/store.ts'
import type { KitchenTicket } from '../../contract/kitchen.ts'
import { placeHeight } from '../../rules/board-layout.ts'
import { noteMoved } from './board-touch.ts'

/** The heights of the orders' cards, in units of a place, by order id. */
export const cardHeights = createStore<ReadonlyMap<string, number>>(new Map())

function noteHeight(id: string, height: number): void {
  const heights = cardHeights.get()
  if (heights.get(id) !== height) cardHeights.set(new Map([...heights, [id, height]]))
}

/**
 * Measures a card: how high it has to be, and how many of its lines one has to scroll to. A tap on a card whose lines
 * or stage have just changed is not meant.
 */
export function useCardFit({ id, status, specialInstructions, before: facts, lines }: KitchenTicket) {
  const card = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [below, setBelow] = useState(0)
  const pieces = lines.map(({ key, quantity, before, missing }) => [key, quantity, before, missing.length])
  const shape = JSON.stringify([status, specialInstructions, facts, pieces])
  const shown = useRef(shape)

  function countBelow(): void {
    const scroller = content.current?.parentElement
    if (!scroller) return
    const isCut = scroller.scrollHeight - scroller.scrollTop > scroller.clientHeight + 8
    const end = scroller.getBoundingClientRect().bottom - (isCut ? moreHeight : 0)
    const rows = [...scroller.querySelectorAll('li')]
    setBelow(isCut ? rows.filter((row) => row.getBoundingClientRect().bottom > end + 8).length : 0)
  }

  // At each rendering, because letters and window may have changed too.
  useLayoutEffect(() => {
    const [ofCard, ofContent] = [card.current, content.current]
    const stack = ofCard?.parentElement?.parentElement
    const scroller = ofContent?.parentElement
    if (!ofCard || !ofContent || !stack || !scroller) return
    const needed = ofCard.offsetHeight - scroller.clientHeight + ofContent.offsetHeight
    const unit = stack.clientHeight / placeHeight
    noteHeight(id, Math.min(placeHeight, Math.ceil((needed + space) / unit) || placeHeight))
    countBelow()
  })
  useLayoutEffect(() => {
    if (shown.current !== shape) noteMoved([id])
    shown.current = shape
  }, [id, shape])

  return {
    card,
    content,
    below,
    onScroll: countBelow,
    showMore() {
      const scroller = content.current?.parentElement
      scroller?.scrollBy({ top: scroller.clientHeight / 2 })
    },
  }
}

/** The space around a card, above and below together, in pixels. */
const space = 8

/** The height of the row that says how many lines are below, in pixels. */
const moreHeight = 56
