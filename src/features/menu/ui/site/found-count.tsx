import { useEffect } from 'react'

import { type Language, otherLanguage } from '#src/kernel/language.ts'
import { useLanguage } from '#src/web/language.tsx'
import type { MenuItem } from '../../contract/menu.ts'
import { foundPlaces } from '../../rules/found-places.ts'
import { foundTexts } from '../../texts/found-texts.ts'
import { menuTexts } from '../../texts/menu-texts.ts'
import styles from './found-count.module.css'
import { type DishGroup, similarDishes } from './menu-filter.ts'

/** The heading over the dishes that contain the search text, whatever their category. */
export const foundHeading = (count: number, query: string): DishGroup['category'] => ({
  id: 'found',
  name: foundTexts.en.found(count, query),
  nameVi: foundTexts.vi.found(count, query),
})

interface FoundCountProps {
  readonly groups: readonly DishGroup[]
  readonly query: string
}

/**
 * Shows how many dishes match the search text and how many are only similar. In the cards below, it highlights the text that was
 * found.
 */
export function FoundCount({ groups, query }: FoundCountProps) {
  const language = useLanguage()
  useEffect(() => markFound(groups, query, language), [groups, query, language])
  const texts = menuTexts[language]
  const { found } = foundTexts[language]
  const similar = groups.find(({ category }) => category === similarDishes)?.dishes.length ?? 0
  const count = groups.reduce((sum, group) => sum + group.dishes.length, -similar)
  // If nothing else is found, the heading above the dishes says only that they are similar.
  if (count === 0) return found(similar, query)
  const all = found(count, query)
  // The headings show the same numbers, so this is for screen readers only.
  return (
    <span className="visually-hidden">
      {similar === 0 ? all : `${all}. ${texts.similar}: ${texts.dishes(similar)}`}
    </span>
  )
}

/**
 * Highlights the search text in the texts of the dishes. The browser only paints the highlights and the elements do not change, so
 * React need not render the cards again. If a card shows nothing of what was found, because that is in the other language, a line of
 * the card says it. If the search text is in a hidden part of a description, the description is shown in full.
 * Returns a function that undoes all this.
 */
function markFound(groups: readonly DishGroup[], query: string, language: Language) {
  // A browser that does not support highlights shows the results without them.
  if (!('highlights' in CSS)) return undefined
  const shownWhole: HTMLElement[] = []
  const reasons: HTMLElement[] = []
  const dishes = groups.flatMap((group) => group.dishes)
  const ranges = [...document.querySelectorAll('main article')].flatMap((place, index) => {
    const parts = [...place.querySelectorAll<HTMLElement>('h3, h3 ~ p')]
    const shown = parts.map(({ textContent }) => textContent)
    const dish = dishes[index]
    if (dish && foundPlaces(shown, query).length === 0) {
      const reason = document.createElement('b')
      reason.className = styles.reason ?? ''
      reason.lang = otherLanguage(language)
      reason.textContent = foundElsewhere(dish, query, language)
      parts.at(-1)?.append(reason)
      reasons.push(reason)
    }
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
    for (const reason of reasons) reason.remove()
    for (const description of shownWhole) description.classList.remove(...whole)
  }
}

/** What the search has found in a dish's texts of the other language: its name there, or else the found words. */
function foundElsewhere(dish: MenuItem, query: string, language: Language): string {
  const texts =
    language === 'en'
      ? [dish.nameVi ?? '', ...dish.tags, dish.descriptionVi ?? '']
      : [dish.name, ...dish.tags, dish.description]
  const [place] = foundPlaces(texts, query)
  if (!place) return ''
  const text = texts[place.text] ?? ''
  return place.text === 0 ? text : text.slice(place.start, place.end)
}

/** The rest of a description is not displayed, and lines after the last shown one are cut off. */
function isHidden(place: Range, holder: HTMLElement): boolean {
  const { bottom, width } = place.getBoundingClientRect()
  return width === 0 || bottom > holder.getBoundingClientRect().bottom + 2
}

const whole = [styles.whole ?? '']
