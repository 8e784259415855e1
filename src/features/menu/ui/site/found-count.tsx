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

/**
 * Shows how many dishes match the search text and how many are only similar. If all are only similar, their heading shows this, and
 * only screen readers read it here. In the cards below, the text that was found is highlighted.
 */
export function FoundCount({ groups, query }: FoundCountProps) {
  const language = useLanguage()
  useEffect(() => markFound(query), [groups, query, language])
  const texts = menuTexts[language]
  const { found } = foundTexts[language]
  const similar = groups.find(({ category }) => category === similarDishes)?.dishes.length ?? 0
  const count = groups.reduce((sum, group) => sum + group.dishes.length, -similar)
  if (similar === 0) return found(count, query)
  const alike = `${texts.similar}: ${texts.dishes(similar)}`
  return count > 0 ? `${found(count, query)}. ${alike}` : <span className="visually-hidden">{alike}</span>
}

/**
 * Highlights the search text in the texts of the dishes. The browser only paints the highlights and the elements do not change, so
 * React need not render the cards again. If the search text is in a hidden part of a description, the description shows three lines around it.
 * Returns a function that undoes all this.
 */
function markFound(query: string): (() => void) | undefined {
  // A browser that does not support highlights shows the results without them.
  if (!('highlights' in CSS)) return undefined
  const unfolded: [description: HTMLElement, place: Range][] = []
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
    if (first && holder && isHidden(first, holder)) unfolded.push([holder, first])
    return found
  })
  CSS.highlights.set('found', new Highlight(...ranges))
  for (const [description, place] of unfolded) {
    description.classList.add(...around)
    const above = place.getBoundingClientRect().top - description.getBoundingClientRect().top
    description.scrollTop = above - description.clientHeight / 3
    description.toggleAttribute('data-cut', description.scrollTop > 0)
  }
  return () => {
    CSS.highlights.delete('found')
    for (const [description] of unfolded) {
      description.classList.remove(...around)
      description.scrollTop = 0
    }
  }
}

/** The rest of a description is not displayed, and lines after the last shown one are cut off. */
function isHidden(place: Range, holder: HTMLElement): boolean {
  const { bottom, width } = place.getBoundingClientRect()
  return width === 0 || bottom > holder.getBoundingClientRect().bottom + 2
}

const around = [styles.around ?? '']
