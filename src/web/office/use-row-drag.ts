import { type CSSProperties, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

import { dropPlace, rowOffsets, type RowPlace } from './dragged-rows.ts'

/**
 * While a row is dragged, the window scrolls if the pointer is within `edge` pixels of its upper or lower edge, by `step` pixels in
 * each frame.
 */
const edge = 72
const step = 12

interface Drag {
  readonly id: string
  /** The positions of the rows on the page when the drag began. */
  readonly rows: readonly RowPlace[]
  /** The pointer's distance from the top of the page when the drag began. */
  readonly start: number
  readonly by: number
}

/**
 * Moves a row of an ordered list when its handle is dragged with a mouse, a pen or a finger. `drop` is called with the row's id and
 * its new place, counted from 0. Escape cancels the drag. Each row has its id as `data-row`. People who use a keyboard have buttons
 * instead.
 */
export function useRowDrag(drop: (id: string, place: number) => void) {
  const [drag, setDrag] = useState<Drag>()
  const draggedId = drag?.id
  /**
   * The pointer's position in the window. `pressedAt`, the position of the press, is part of it until the pointer has once been
   * away from the window's edges.
   */
  const pointer = useRef<Pointer>({ y: 0 })
  const follow = useEffectEvent(() => {
    if (drag) setDrag({ ...drag, by: pointer.current.y + window.scrollY - drag.start })
  })
  const cancel = useEffectEvent(() => setDrag(undefined))

  useEffect(() => {
    if (draggedId === undefined) return undefined
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && cancel()
    window.addEventListener('keydown', escape)
    let frame = 0
    const scroll = () => {
      if (scrollAtEdge(pointer.current)) follow()
      frame = requestAnimationFrame(scroll)
    }
    frame = requestAnimationFrame(scroll)
    return () => {
      window.removeEventListener('keydown', escape)
      cancelAnimationFrame(frame)
    }
  }, [draggedId])

  function handleOf(id: string) {
    return {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || !event.isPrimary) return
        event.currentTarget.setPointerCapture(event.pointerId)
        pointer.current = { y: event.clientY, pressedAt: event.clientY }
        setDrag({ id, rows: placesOf(event.currentTarget), start: event.clientY + window.scrollY, by: 0 })
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!drag || drag.id !== id) return
        pointer.current = movedTo(event.clientY, pointer.current)
        setDrag({ ...drag, by: event.clientY + window.scrollY - drag.start })
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        if (!drag || drag.id !== id) return
        setDrag(undefined)
        // On a slow device the last moves of the pointer may not have been rendered yet, and `drag` is then out of date. So the
        // place is computed from the pointer's position.
        const place = dropPlace(drag.rows, id, event.clientY + window.scrollY - drag.start)
        if (drag.rows[place]?.id !== id) drop(id, place)
      },
      onPointerCancel: () => setDrag(undefined),
    }
  }

  const offsets = drag && rowOffsets(drag.rows, drag.id, drag.by)
  function styleOf(id: string): CSSProperties | undefined {
    const offset = offsets?.get(id)
    return offset === undefined ? undefined : { translate: `0 ${offset}px` }
  }
  return { draggedId, handleOf, styleOf }
}

/** The positions of all rows in the list that the handle belongs to. */
function placesOf(handle: HTMLElement): RowPlace[] {
  const list = handle.closest('[data-row]')?.parentElement
  return [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].map((row) => {
    const { top, height } = row.getBoundingClientRect()
    return { id: row.dataset['row'] ?? '', top: top + window.scrollY, height }
  })
}

interface Pointer {
  readonly y: number
  readonly pressedAt?: number | undefined
}

function movedTo(y: number, { pressedAt }: Pointer): Pointer {
  return edgeAt(y) === 0 ? { y } : { y, pressedAt }
}

/** The edge of the window that the pointer is near: -1 the upper, 1 the lower one, 0 none. */
function edgeAt(y: number): -1 | 0 | 1 {
  return y < edge ? -1 : y > window.innerHeight - edge ? 1 : 0
}

/**
 * Scrolls the window if the pointer is near one of its edges; returns true if it scrolls. It does not scroll while a handle that
 * was pressed near an edge is moved away from that edge.
 */
function scrollAtEdge({ y, pressedAt }: Pointer): boolean {
  const to = edgeAt(y)
  const isAway = pressedAt !== undefined && (y - pressedAt) * to <= 0
  if (to === 0 || isAway) return false
  window.scrollBy({ top: to * step, behavior: 'instant' })
  return true
}
