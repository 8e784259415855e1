import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** The row that has the focus, or had it before a dialog took it. */
interface FocusedRow {
  readonly id: string
  readonly index: number
  /** True if it was the row's main button that had the focus. */
  readonly isMain: boolean
}

/**
 * If the row with the focus disappears or moves elsewhere, by deletion, a filter or a step, the focus goes to the row that takes its
 * place, else to the row before, else to the heading of the section. From a row's main button, marked with `data-main`, it goes to
 * that of the other row. Returns the ref for the element around the rows, each of which has its id as `data-row`.
 */
export function useRowFocus(rows: readonly unknown[] | undefined): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null)
  const focused = useRef<FocusedRow>(undefined)

  useLayoutEffect(() => moveFocus(around.current, focused), [rows])

  useEffect(() => {
    // While React changes the document it returns the focus to the element that had it, so the focus is moved after that.
    const move = () => queueMicrotask(() => moveFocus(around.current, focused))
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      const row = target.closest<HTMLElement>('[data-row]')
      if (row && around.current?.contains(row)) focused.current = placeOf(target, row, around.current)
      // An open dialog will return the focus to the row later. If the focus is anywhere else outside of the rows, the row is
      // forgotten.
      else if (!target.closest('dialog')) focused.current = undefined
    }
    // A press beside everything takes the focus away, and no event tells that.
    const forget = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest('[data-row], dialog')) focused.current = undefined
    }
    document.addEventListener('focusin', remember)
    document.addEventListener('pointerdown', forget)
    // When a dialog closes, its row may have disappeared; then the dialog has no element to return the focus to.
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
  // If another element has the focus, such as one in an open dialog, it keeps it.
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
