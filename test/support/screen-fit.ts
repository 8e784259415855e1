import type { Page } from '@playwright/test'

/** A folded phone. */
export const folded = { width: 280, height: 653 }

/** A page of 1280 × 1024 px at 400 %. */
export const magnified = { width: 320, height: 256 }

/** Letters of the page in this many per cent of their size, as a reader's own setting has them. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`
  }, percent)
}

/**
 * What does not fit into the width of the window, of the page and of the dialog over it: what scrolls sideways, but for a row that is
 * made to, words that a line holds two or three letters of, in a heading any that is broken, and what can be chosen of these selects.
 */
export function misfits(page: Page, selects = 'select'): Promise<string[]> {
  return page.evaluate((selector) => {
    const { scrollWidth, clientWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []
    const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    for (const each of top.querySelectorAll('*')) {
      const isRow = each.scrollHeight <= each.clientHeight + 1 || each.matches('textarea')
      const scrolls = /auto|scroll/.test(getComputedStyle(each).overflowX)
      if (scrolls && !isRow && each.scrollWidth > each.clientWidth + 1)
        found.push(`${each.tagName} scrolls sideways: ${each.textContent?.trim().slice(0, 40)}`)
    }
    const pen = document.createElement('canvas').getContext('2d')
    for (const select of top.querySelectorAll<HTMLSelectElement>(selector)) {
      if (!pen || !select.checkVisibility()) continue
      const { font, paddingLeft, paddingRight } = getComputedStyle(select)
      pen.font = font
      const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
      for (const { text } of select.options)
        if (pen.measureText(text).width > room) found.push(`“${text}” is cut off once chosen`)
    }
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      // Addresses of mail and of the web are broken anywhere.
      for (const { 0: word, index } of text.textContent?.matchAll(
        /(?<![@./#\p{N}\p{L}])\p{L}{4,}(?![@./\p{N}\p{L}])/gu,
      ) ?? []) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
        const isSeen =
          range.getBoundingClientRect().right > 0 &&
          text.parentElement?.checkVisibility({ contentVisibilityAuto: true })
        const most = text.parentElement?.closest('h1, h2, h3') ? 1 : Math.ceil(word.length / 4)
        if (isSeen && lines.size > most) found.push(`“${word}” stands on ${lines.size} lines`)
      }
    }
    return [...new Set(found)]
  }, selects)
}

/** Goes through what the keyboard reaches, and returns what of it is not wholly seen while it has the focus. */
export async function hiddenFocus(page: Page, maxStops = 60): Promise<string[]> {
  const hidden: string[] = []
  const first = await page.evaluateHandle(() => document.activeElement)
  for (let stops = 0; stops < maxStops; stops += 1) {
    await page.keyboard.press('Tab')
    const [isBack, problem] = await page.evaluate(readFocus, first)
    if (isBack) break
    if (problem) hidden.push(problem)
  }
  return hidden
}

/** Runs in the page. Whether the focus is where it began, and what is wrong where it is. */
async function readFocus(first: Element | null): Promise<[isBack: boolean, problem: string | undefined]> {
  const element = document.activeElement
  if (!element || element === document.body || element === first) return [true, undefined]
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const isChoice = element instanceof HTMLInputElement && /radio|checkbox/.test(element.type)
  const drawn = (isChoice && element.labels?.[0]) || element
  const { left, top, right, bottom } = drawn.getBoundingClientRect()
  const name = drawn.getAttribute('aria-label') ?? drawn.textContent?.trim().slice(0, 40)
  const where = `${element.tagName} “${name}” at ${[left, top, right, bottom].map(Math.round).join()}`
  const isWithin = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
  const isHigher = bottom - top > innerHeight && top < innerHeight && bottom > 0
  if (isHigher) return [false, undefined]
  if (!isWithin) return [false, `${where} is not within the window`]
  const [middle, centre] = [(left + right) / 2, (top + bottom) / 2]
  const points = [
    [middle, top + 4],
    [middle, centre],
    [middle, bottom - 4],
    [left + 4, centre],
    [right - 4, centre],
  ] as const
  // A mark within a field is a part of it.
  const isPart = (at: Element) => {
    const inner = at.getBoundingClientRect()
    return inner.left >= left && inner.top >= top && inner.right <= right && inner.bottom <= bottom
  }
  const cover = points
    .map(([x, y]) => document.elementFromPoint(x, y))
    .find((at) => !at || !(drawn.contains(at) || at.contains(drawn) || isPart(at)))
  return [false, cover === undefined ? undefined : `${where} lies beneath ${cover?.className}`]
}
