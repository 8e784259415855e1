import { type CSSProperties, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

import { dropPlace, rowOffsets, type RowPlace } from './dragged-rows.ts'

/**
 * In pixels. If the user drags a row within `edge` of the window's upper or lower edge, the window scrolls by `step` in each frame.
 */
const edge = 72
const step = 12

interface Drag {
  readonly id: string
  /** The positions of the rows when the drag began, in pixels from the top of the page. */
  readonly rows: readonly RowPlace[]
  /** The position of the pointer when the drag began, in pixels from the top of the page. */
  readonly start: number
  readonly by: number
}

/**
 * Moves a row of an ordered list if the user drags its handle with a mouse, a pen or a finger. `drop` is called with the row's id
 * and its new index, counted from 0. Escape cancels the drag. Each row needs its id as `data-row`. People who use a keyboard have
 * buttons instead.
 */
export function useRowDrag(drop: (id: string, place: number) => void) {
  const [drag, setDrag] = useState<Drag>()
  const draggedId = drag?.id
  /**
   * `y` is the pointer's vertical position in the window. If the drag began near an edge of the window, `pressedAt` is the position
   * of the press, until the pointer has once moved away from the edges.
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
        // On a slow device React may not have rendered the pointer's last moves yet, and `drag` is then out of date. So the row's
        // new index is computed from the pointer's position.
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

/** The positions of all rows in the list to which the handle belongs. */
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

/** The edge of the window to which the pointer is near: -1 for the upper edge, 1 for the lower edge, 0 for none. */
function edgeAt(y: number): -1 | 0 | 1 {
  return y < edge ? -1 : y > window.innerHeight - edge ? 1 : 0
}

/**
 * Scrolls the window if the pointer is near one of its edges, and returns true if it scrolls. If the handle was pressed near an
 * edge, the window does not scroll as long as the pointer moves away from that edge.
 */
function scrollAtEdge({ y, pressedAt }: Pointer): boolean {
  const to = edgeAt(y)
  const isAway = pressedAt !== undefined && (y - pressedAt) * to <= 0
  if (to === 0 || isAway) return false
  window.scrollBy({ top: to * step, behavior: 'instant' })
  return true
}
