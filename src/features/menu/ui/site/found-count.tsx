import { useEffect } from 'react'

import { useLanguage } from '#src/web/language.tsx'
import { foundPlaces } from '../../rules/found-places.ts'
import { foundTexts } from '../../texts/found-texts.ts'
import { menuTexts } from '../../texts/menu-texts.ts'
import styles from './found-count.module.css'
import { type DishGroup, similarDishes } from './menu-filter.ts'

interface FoundCountProps {
  readonly groups: readonly DishGroup[]
  readonly query: string
}

/** How many dishes match the query, and how many are only similar to it. Marks in the cards below why each was found. */
export function FoundCount({ groups, query }: FoundCountProps) {
  const language = useLanguage()
  useEffect(() => markFound(query), [groups, query, language])
  const texts = menuTexts[language]
  const { found } = foundTexts[language]
  const similar = groups.find(({ category }) => category === similarDishes)?.dishes.length ?? 0
  const count = groups.reduce((sum, group) => sum + group.dishes.length, -similar)
  if (similar === 0) return found(count, query)
  return `${count > 0 ? `${found(count, query)}. ` : ''}${texts.similar}: ${texts.dishes(similar)}`
}

/**
 * Marks the query in the texts of the dishes. The browser paints the marks and the elements stay React's, so that cards that are
 * found do not render anew. A description that holds the query below its last line is shown whole. Returns how to undo it.
 */
function markFound(query: string): (() => void) | undefined {
  // Browsers that cannot paint marks show the results without them.
  if (!('highlights' in CSS)) return undefined
  const shownWhole: HTMLElement[] = []
  const ranges = [...document.querySelectorAll('main section > h2, main article')].flatMap((place) => {
    const parts = place.matches('h2') ? [place] : [...place.querySelectorAll<HTMLElement>('h3, h3 ~ p')]
    // A description has its further sentences in an element of its own.
    const lines = parts
      .flatMap((part) => [part, ...part.children])
      .flatMap(({ firstChild }) => (firstChild instanceof Text ? [firstChild] : []))
    const found = foundPlaces(
      lines.map(({ data }) => data),
      query,
    ).flatMap(({ text, start, end }) => {
      const line = lines[text]
      if (!line) return []
      const range = new Range()
      range.setStart(line, start)
      range.setEnd(line, end)
      return [range]
    })
    const [first] = found
    const holder = first?.startContainer.parentElement?.closest<HTMLElement>('h3, p')
    if (first && holder && isHidden(first, holder)) shownWhole.push(holder)
    return found
  })
  CSS.highlights.set('found', new Highlight(...ranges))
  for (const description of shownWhole) description.classList.add(...whole)
  return () => {
    CSS.highlights.delete('found')
    for (const description of shownWhole) description.classList.remove(...whole)
  }
}

/** The rest of a description is not displayed, and lines after the last shown one are cut off. */
function isHidden(place: Range, holder: HTMLElement): boolean {
  const { bottom, width } = place.getBoundingClientRect()
  return width === 0 || bottom > holder.getBoundingClientRect().bottom + 2
}

const whole = [styles.whole ?? '']
