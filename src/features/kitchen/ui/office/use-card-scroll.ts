import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

import { noteMoved } from './board-touch.ts'

/** So long after the last touch of a card it shows its beginning again, in milliseconds. */
const stayAfterTouch = 20_000

interface Parts {
  readonly cardRef: RefObject<HTMLElement | null>
  readonly notesRef: RefObject<HTMLElement | null>
  readonly scrollerRef: RefObject<HTMLElement | null>
}

/**
 * Follows what one has to scroll to on a card: how many lines begin above and end below, and whether a part of a change was not in
 * sight yet. A part is marked by `data-change`, whose value stays the same as long as the part says the same.
 */
export function useCardScroll(id: string, { cardRef, notesRef, scrollerRef }: Parts) {
  const [above, setAbove] = useState(0)
  const [below, setBelow] = useState(0)
  const [restOfNote, setRestOfNote] = useState<'above' | 'below'>()
  const [hiddenChange, setHiddenChange] = useState<'above' | 'below'>()
  const seen = useRef(new Set<string>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function look(): void {
    setAbove(linesOutside(scrollerRef.current, (row, view) => row.top < view.top - tolerance))
    setBelow(linesOutside(scrollerRef.current, (row, view) => row.bottom > view.bottom + tolerance))
    setRestOfNote(restOf(notesRef.current))
    setHiddenChange(placeOf(lookForChanges(cardRef.current, seen.current)))
  }
  // At each rendering, because letters and window may have changed too.
  useLayoutEffect(() => {
    if (cardRef.current) look()
  })
  // Pages of the board scroll as well.
  useEffect(() => {
    const options = { capture: true, passive: true }
    function onScroll({ target }: Event): void {
      if (target === notesRef.current || target === scrollerRef.current) stay()
      look()
    }
    document.addEventListener('scroll', onScroll, options)
    return () => document.removeEventListener('scroll', onScroll, options)
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  function returnToTop(): void {
    const scrolled = [notesRef.current, scrollerRef.current].filter((part) => part && part.scrollTop > 0)
    if (scrolled.length > 0) noteMoved([id])
    for (const part of scrolled) if (part) part.scrollTop = 0
  }
  function stay(): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(returnToTop, stayAfterTouch)
  }
  return {
    above,
    below,
    /** Where the rest of the notes is, if they do not fit. */
    restOfNote,
    /** Where the next part of the change is that was not in sight. */
    hiddenChange,
    /** To be called at each touch of the card. */
    stay,
    showMore(direction: 1 | -1) {
      scrollerRef.current?.scrollBy({ top: (direction * scrollerRef.current.clientHeight) / 2 })
    },
    /** Pages through the notes; from their end to their beginning. */
    showNote() {
      const part = notesRef.current
      part?.scrollBy({ top: restOfNote === 'below' ? part.clientHeight * 0.8 : -part.scrollTop })
    },
    /** Scrolls to the next part of the change that was not in sight, and of a part that is higher than the card by halves. */
    showChange() {
      const row = lookForChanges(cardRef.current, seen.current)
      const part = row?.closest('[data-scroller]')
      if (!row || !part) return look()
      const toTop = boxOf(row).top - boxOf(part).top
      const toEnd = boxOf(row).bottom - boxOf(part).bottom
      const isBeginningNext = toTop < 0 && !seen.current.has(`${row.dataset['change']} top`)
      part.scrollBy({
        top: isBeginningNext ? toTop : Math.min(toEnd, Math.max(toTop, part.clientHeight / 2)),
      })
    },
  }
}

function linesOutside(
  scroller: HTMLElement | null,
  isOutside: (row: DOMRect, view: DOMRect) => boolean,
): number {
  const lines = [...(scroller?.querySelectorAll('li') ?? [])]
  return lines.filter((line) => scroller && isOutside(boxOf(line), boxOf(scroller))).length
}

function restOf(part: HTMLElement | null): 'above' | 'below' | undefined {
  const rest = part ? part.scrollHeight - part.clientHeight : 0
  if (!part || rest <= tolerance) return undefined
  return rest - part.scrollTop > tolerance ? 'below' : 'above'
}

/** On which side of what is in sight a part of a card begins. */
function placeOf(row: HTMLElement | undefined): 'above' | 'below' | undefined {
  const part = row?.closest('[data-scroller]')
  return row && part ? (boxOf(row).top < boxOf(part).top ? 'above' : 'below') : undefined
}

/** Adds what of the changes is in sight to `seen`, and returns the first part of which something is missing there. */
function lookForChanges(card: HTMLElement | null, seen: Set<string>): HTMLElement | undefined {
  const rows = [...(card?.querySelectorAll<HTMLElement>('[data-change]') ?? [])]
  if (rows.length === 0) seen.clear()
  for (const changed of rows) {
    const part = changed.closest('[data-scroller]')
    if (!part || boxOf(part).bottom < 0 || boxOf(part).top > window.innerHeight) continue
    const [row, view] = [boxOf(changed), boxOf(part)]
    const hasTop = row.top >= view.top - tolerance && row.top <= view.bottom
    const hasEnd = row.bottom <= view.bottom + tolerance && row.bottom >= view.top
    const isHigher = row.height > view.height
    if (hasTop && (hasEnd || isHigher)) seen.add(`${changed.dataset['change']} top`)
    if (hasEnd && (hasTop || isHigher)) seen.add(`${changed.dataset['change']} end`)
  }
  return rows.find(({ dataset: { change } }) => !seen.has(`${change} top`) || !seen.has(`${change} end`))
}

const boxOf = (part: Element) => part.getBoundingClientRect()

/** So many pixels of a row may be out of sight. */
const tolerance = 8
