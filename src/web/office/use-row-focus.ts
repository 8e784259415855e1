import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** The row that has the focus, or that had it before a dialog opened. */
interface FocusedRow {
  readonly id: string
  readonly index: number
  /** True if the focus was on the row's main button. */
  readonly isMain: boolean
}

/**
 * Moves the focus if the focused row disappears or moves elsewhere (it is deleted, filtered out or moved to another step): to the
 * row that takes its place, else to the last row, else to the section's heading. If the focus was on the row's main button, marked
 * with `data-main`, it goes to the other row's main button. Returns the ref for the element around the rows, each of which needs
 * its id as `data-row`.
 */
export function useRowFocus(rows: readonly unknown[] | undefined): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null)
  const focused = useRef<FocusedRow>(undefined)

  useLayoutEffect(() => moveFocus(around.current, focused), [rows])

  useEffect(() => {
    // While React changes the document, it returns the focus to the element that had it. So the focus is moved only after React has
    // finished.
    const move = () => queueMicrotask(() => moveFocus(around.current, focused))
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      const row = target.closest<HTMLElement>('[data-row]')
      if (row && around.current?.contains(row)) focused.current = placeOf(target, row, around.current)
      // If a dialog has the focus, it will return the focus to the row later. If any other element outside the rows has it, the row
      // is forgotten.
      else if (!target.closest('dialog')) focused.current = undefined
    }
    // A press outside all rows takes the focus away without a `focusin` event. So this listener forgets the row.
    const forget = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest('[data-row], dialog')) focused.current = undefined
    }
    document.addEventListener('focusin', remember)
    document.addEventListener('pointerdown', forget)
    // When a dialog closes, its row may have disappeared. The dialog then cannot return the focus to the row, so the focus is moved
    // here.
    document.addEventListener('close', move, true)
    return () => {
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', forget)
      document.removeEventListener('close', move, true)
    }
  }, [])

  return around
}

function rowsIn(around: HTMLElement): readonly HTMLElement[] {
  return [...around.querySelectorAll<HTMLElement>('[data-row]')]
}

function placeOf(target: Element, row: HTMLElement, around: HTMLElement): FocusedRow {
  const isMain = target.closest('[data-main]') !== null
  return { id: row.dataset['row'] ?? '', index: rowsIn(around).indexOf(row), isMain }
}

function moveFocus(around: HTMLElement | null, focused: RefObject<FocusedRow | undefined>): void {
  // If an element has the focus now, for example in an open dialog, it keeps the focus.
  if (!around || !focused.current || !isFocusLost(document.activeElement)) return
  const { id, index, isMain } = focused.current
  const rows = rowsIn(around)
  if (rows[index]?.dataset['row'] === id) return
  const row = rows[index] ?? rows.at(-1)
  const isOther = row?.dataset['row'] !== id
  const main = isMain && isOther ? row?.querySelector<HTMLElement>('[data-main]:not(:disabled)') : null
  const target =
    main ??
    row?.querySelector<HTMLElement>('article') ??
    row ??
    around.closest('section')?.querySelector('h2')
  if (!target) return
  if (target !== main) target.tabIndex = -1
  target.focus()
}

function isFocusLost(active: Element | null): boolean {
  return active === null || active === document.body || active.closest('dialog:not([open])') !== null
}
