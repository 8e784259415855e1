import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

import { ChipLink, ChipRow } from '#src/design/chip.tsx'
import { Container } from '#src/design/section.tsx'
import { translated } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import type { Category } from '../../contract/menu.ts'
import { sortCategories } from '../../rules/menu-order.ts'
import { menuTexts } from '../../texts/menu-texts.ts'
import { menuAddress } from './menu-filter.ts'
import styles from './category-bar.module.css'

interface CategoryBarProps {
  categories: readonly Category[]
  current: Category | undefined
  /** Called when a guest chooses a category, so that its dishes scroll into view. */
  onChoose: () => void
}

/**
 * The links by which guests choose a category. They are links, because the choice is stored in the address. The bar stays visible
 * beneath the header. If no category is chosen, the bar marks the category whose dishes the guest is looking at.
 */
export function CategoryBar({ categories, current, onChoose }: CategoryBarProps) {
  const language = useLanguage()
  const texts = useTexts(menuTexts)
  const [parameters] = useSearchParams()
  const row = useRef<HTMLDivElement>(null)

  const isHydrated = useRef(false)
  const read = useCategoryInView(parameters)

  // On a phone the row can be scrolled sideways, so this scrolls to the chosen category. If the guest has already scrolled the row
  // before the page was hydrated, it stays as it is, because a finger may still be on it.
  useEffect(() => {
    const chips = row.current?.querySelectorAll<HTMLElement>('[aria-current]')
    const chip = chips?.[chips.length - 1]
    const isScrolled = !isHydrated.current && row.current?.scrollLeft !== 0
    isHydrated.current = true
    if (!row.current || !chip || isScrolled) return
    row.current.scrollLeft = chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2
  }, [current, read])

  const link = (id: string | null, name: ReactNode) => (
    <ChipLink
      key={id}
      to={menuAddress(parameters, { category: id })}
      current={id === (current?.id ?? null) || (!current && id !== null && id === read && 'location')}
      preventScrollReset
      onClick={onChoose}
    >
      {name}
    </ChipLink>
  )
  return (
    <nav className={styles.bar} aria-label={texts.categories}>
      <Container>
        <ChipRow ref={row} className={styles.row}>
          {link(null, texts.all)}
          {sortCategories(categories, language).map(({ id, name, nameVi }) =>
            link(id, translated(language, name, nameVi)),
          )}
        </ChipRow>
      </Container>
    </nav>
  )
}

/**
 * The id of the category whose dishes are one third of the window's height below the top. Undefined if the guest has not scrolled
 * down to the first category.
 */
function useCategoryInView(parameters: URLSearchParams): string | undefined {
  const [read, setRead] = useState<string>()
  useEffect(() => {
    const sections = [...document.querySelectorAll('[aria-labelledby^=category-]')]
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const id = target.getAttribute('aria-labelledby')?.slice('category-'.length)
          // If this line falls into the gap between two categories, the category above the gap stays marked.
          if (isIntersecting) setRead(id)
          else if (scrollY < 99) setRead(undefined)
        }
      },
      { rootMargin: '-33% 0px -66%' },
    )
    for (const section of sections) observer.observe(section)
    return () => observer.disconnect()
    // Another filter renders other sections, so the effect must observe the new ones.
  }, [parameters])
  return read
}
