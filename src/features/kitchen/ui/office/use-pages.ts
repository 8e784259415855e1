import { type RefObject, useEffect, useState } from 'react'

/** Which page of the board is in view, and the ids of the orders that stand before and after it. */
export interface PagesView {
  /** 1 for the first page. */
  readonly page: number
  readonly pages: number
  readonly above: readonly string[]
  readonly below: readonly string[]
}

/** Follows the board as it is scrolled; `turn` shows the next page (1) or the one before (-1), or the same of an open sheet. */
export function usePages(main: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<PagesView>({ page: 1, pages: 1, above: [], below: [] })
  useEffect(() => {
    const board = main.current
    if (!board) return
    const follow = () =>
      setView((last) => {
        const next = viewOf(board)
        return JSON.stringify(last) === JSON.stringify(next) ? last : next
      })
    const size = new ResizeObserver(follow)
    size.observe(board)
    const places = new MutationObserver(follow)
    places.observe(board, { childList: true, subtree: true })
    board.addEventListener('scroll', follow, { passive: true })
    return () => {
      size.disconnect()
      places.disconnect()
      board.removeEventListener('scroll', follow)
    }
  }, [main])
  function turn(by: 1 | -1): void {
    const sheet = document.querySelector('[data-sheet]')
    if (sheet) return sheet.scrollBy({ top: by * sheet.clientHeight * 0.9 })
    const top = main.current && topsOf(main.current)[view.page - 1 + by]
    if (typeof top === 'number') main.current?.scrollTo({ top })
  }
  return { ...view, turn }
}

function viewOf(main: HTMLElement): PagesView {
  const tops = topsOf(main)
  const isAtEnd = main.scrollTop > 0 && main.scrollTop + main.clientHeight >= main.scrollHeight - slack
  const distances = tops.map((top) => Math.abs(top - main.scrollTop))
  const index = isAtEnd ? tops.length - 1 : Math.max(0, distances.indexOf(Math.min(...distances)))
  const here = tops[index] ?? 0
  const stacks = [...main.querySelectorAll('[data-stack]')]
  return {
    page: index + 1,
    pages: Math.max(1, tops.length),
    above: idsOf(stacks.filter((stack) => topOf(main, stack) < here - slack)),
    below: idsOf(stacks.filter((stack) => topOf(main, stack) > here + slack)),
  }
}

const idsOf = (stacks: readonly Element[]) =>
  stacks.flatMap((stack) =>
    [...stack.querySelectorAll('[data-order]')].flatMap((card) => card.getAttribute('data-order') ?? []),
  )

/** Where the pages begin: each row of places is one, and what follows them has as many as it needs. */
function topsOf(main: HTMLElement): number[] {
  const tops = new Set([...main.querySelectorAll('[data-stack]')].map((stack) => topOf(main, stack)))
  const rest = main.querySelector('[data-rest]')
  const end = rest ? topOf(main, rest) + rest.clientHeight - slack : 0
  for (let top = rest ? topOf(main, rest) : 0; top < end; top += main.clientHeight || end) tops.add(top)
  return [...tops]
}

const topOf = (main: HTMLElement, part: Element) =>
  Math.round(part.getBoundingClientRect().top - main.getBoundingClientRect().top + main.scrollTop)

/** Pixels by which a browser may miss the beginning of a page. */
const slack = 8
