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
  const [isChangeBelow, setChangeBelow] = useState(false)
  const pieces = lines.map(({ key, quantity, before, missing }) => [key, quantity, before, missing.length])
  const shape = JSON.stringify([status, specialInstructions, facts, pieces])
  const shown = useRef(shape)

  function countBelow(): void {
    setBelow(rowsBelow(content.current, 'li').length)
    setChangeBelow(rowsBelow(content.current, '[data-change]').length > 0)
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
    /** Whether one has to scroll to a part of what an edit has changed. */
    isChangeBelow,
    onScroll: countBelow,
    showMore() {
      const scroller = content.current?.parentElement
      scroller?.scrollBy({ top: scroller.clientHeight / 2 })
    },
    /** Scrolls to the next part of the change, and of a part that is higher than the card no further than to its beginning. */
    showChange() {
      const scroller = content.current?.parentElement
      const [row] = rowsBelow(content.current, '[data-change]')
      if (!scroller || !row) return
      const toTop = row.getBoundingClientRect().top - scroller.getBoundingClientRect().top
      const toEnd = row.getBoundingClientRect().bottom - endOf(scroller)
      scroller.scrollBy({ top: Math.min(toEnd, Math.max(toTop, scroller.clientHeight / 2)) })
    },
  }
}

/** The rows of a card that do not end in view, as long as one can scroll on. */
function rowsBelow(content: HTMLElement | null, rows: string): Element[] {
  const scroller = content?.parentElement
  if (!scroller || scroller.scrollHeight - scroller.scrollTop <= scroller.clientHeight + 8) return []
  const end = endOf(scroller) + 8
  return [...scroller.querySelectorAll(rows)].filter((row) => row.getBoundingClientRect().bottom > end)
}

/** Where the lines end in view, above the row that says how many are below. */
const endOf = (scroller: Element) => scroller.getBoundingClientRect().bottom - moreHeight

/** The space around a card, above and below together, in pixels. */
const space = 8

/** The height of the row that says how many lines are below, in pixels. */
const moreHeight = 56
