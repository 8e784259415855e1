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
 * Measures a card: how high it has to be, and whether its place is too low for all of it (`isTight`). A tap on a card whose lines
 * have just changed is not meant.
 */
export function useCardFit({ id, specialInstructions, before: facts, lines }: KitchenTicket) {
  const card = useRef<HTMLElement>(null)
  const notes = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const keys = useRef<HTMLDivElement>(null)
  const [isTight, setTight] = useState(false)
  const pieces = lines.map(({ key, quantity, before, missing }) => [key, quantity, before, missing.length])
  const shape = JSON.stringify([specialInstructions, facts, pieces])
  const shown = useRef(shape)

  function measure(): void {
    const [ofCard, ofNotes, ofLines] = [card.current, notes.current, scroller.current]
    const stack = ofCard?.parentElement?.parentElement
    if (!ofCard || !ofLines || !stack) return
    const hiddenNotes = ofNotes ? ofNotes.scrollHeight - ofNotes.clientHeight : 0
    const hidden = hiddenNotes + contentOf(ofLines) - ofLines.clientHeight
    const needed = ofCard.offsetHeight + hidden - (keys.current?.offsetHeight ?? 0)
    const unit = stack.clientHeight / placeHeight
    noteHeight(id, Math.min(placeHeight, Math.ceil((needed + space) / unit) || placeHeight))
    setTight(needed > ofCard.offsetHeight)
  }
  // At each rendering, because letters and window may have changed too.
  useLayoutEffect(() => {
    if (card.current) measure()
  })
  useLayoutEffect(() => {
    if (shown.current !== shape) noteMoved([id])
    shown.current = shape
  }, [id, shape])
  return { card, notes, scroller, keys, isTight }
}

const contentOf = (scroller: Element) =>
  scroller.firstElementChild instanceof HTMLElement ? scroller.firstElementChild.offsetHeight : 0

/** The space around a card, above and below together, in pixels. */
const space = 8
