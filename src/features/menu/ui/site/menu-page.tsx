import { lazy, use, useLayoutEffect, useRef } from 'react'
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'

// The server may render the message for an empty result into the HTML. The page then needs these styles before the browser has
// loaded the message's code.
import '#src/design/empty-state.module.css'
import { diets } from '#src/kernel/dietary.ts'
import { Container } from '#src/design/section.tsx'
import { breadcrumbs } from '#src/web/breadcrumbs.ts'
import { CallLink } from '#src/web/call-link.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { dataWithScripts } from '#src/web/page-data.ts'
import { PageHead } from '#src/web/page-head.tsx'
import { PagePart } from '#src/web/page-part.tsx'
import { PreloadedCalls } from '#src/web/preloaded-calls.tsx'
import { StructuredData } from '#src/web/structured-data.tsx'
import type { PageHandle } from '#src/web/page-handle.ts'
import { usePriceNote } from '#src/features/restaurant/ui/site/use-price-note.ts'
import { filterDietary } from '../../rules/dietary-filter.ts'
import { structuredMenu } from '../../rules/structured-menu.ts'
import type { MenuItem } from '../../contract/menu.ts'
import { menuTexts } from '../../texts/menu-texts.ts'
import { groupDishes, menuFilter, type MenuFilter } from './menu-filter.ts'
import { allOffersUrl, loadMenu, menuCallUrls, type Menu } from './load-menu.ts'
import { loadSearch } from './load-search.ts'
import { prepareOrdering } from './use-dish-ordering.tsx'
import { dietaryTexts } from '#src/web/texts/dietary-texts.ts'
import { DietaryChips } from './dietary-chips.tsx'
import { CategoryBar } from './category-bar.tsx'
import styles from './menu-page.module.css'
import { MenuResults } from './menu-results.tsx'
import { MenuSearch } from './menu-search.tsx'

export const handle: PageHandle = {
  cachedParameters: {
    category: async (api) => (await loadMenu(api)).categories.map(({ id }) => id),
    diet: () => Promise.resolve(diets),
  },
  freeParameters: ['q', 'without'],
}

const pageData = dataWithScripts('/menu', loadMenu)
export const loader = pageData.loader
export const clientLoader = pageData.clientLoader

/** The page already contains the whole menu, so a change of the filter needs no data from the server. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate
}

async function rememberTable() {
  const { rememberTableOfLink } = await import('#src/features/cart/ui/site/visit-table.ts')
  rememberTableOfLink(location.search)
}

// This starts while React hydrates the page. So the dialog's code and the option groups are usually loaded by the time of the
// guest's first tap.
if (!import.meta.env.SSR) {
  if (location.search.includes('table=')) void rememberTable()
  pageData.prepare()
  prepareOrdering({ holdsMenu: true })
}

const loadNoResults = () => import('./no-results.tsx')
const NoResults = lazy(async () => ({ default: (await loadNoResults()).NoResults }))
const Favourites = lazy(async () => ({ default: (await loadNoResults()).Favourites }))

export default function MenuPage() {
  const { head } = useTexts(menuTexts)
  const menu = pageData.useData()
  return (
    <>
      <PageHead {...head} />
      <PreloadedCalls urls={menuCallUrls} />
      <PreloadedCalls urls={[allOffersUrl]} ahead />
      <FilteredMenu {...menu} />
      {/* The structured data for search engines follow the dishes in the HTML, so that guests get the dishes first. */}
      <StructuredData describe={import.meta.env.SSR && ((site) => structuredMenu(menu, site))} />
      <StructuredData describe={import.meta.env.SSR && ((site) => breadcrumbs(site))} />
    </>
  )
}

function FilteredMenu({ categories, dishes }: Menu) {
  const language = useLanguage()
  const texts = useTexts(menuTexts)
  const [parameters] = useSearchParams()
  const filter = menuFilter(parameters, categories)
  const priceNote = usePriceNote()
  const search = filter.query === '' ? undefined : use(loadSearch())
  const asked = search?.askedFilter(filter.query)
  const avoids = asked !== undefined || search?.asksForWithout(dishes, filter.query) === true
  const groups = asked ? [] : groupDishes(dishes, filter, language, search?.searchDishes)
  const count =
    search && !avoids ? (
      <search.FoundCount groups={groups} query={filter.query} />
    ) : (
      texts.dishes(groups.reduce((sum, group) => sum + group.dishes.length, 0))
    )
  const { results, scrollToResults } = useResultsInView(filter.category?.id)
  return (
    <div className={styles.page}>
      <MenuHeading {...filter} />
      <CategoryBar categories={categories} current={filter.category} onChoose={scrollToResults} />
      <Container className={styles.results} ref={results}>
        <div className={styles.facts}>
          <DietaryChips dishes={dishes} filter={filter} />
          <p role="status">{count}</p>
          {priceNote && <p>{priceNote}</p>}
        </div>
        <LeftOut dishes={dishes} filter={filter} />
        {groups.length > 0 ? (
          <MenuResults groups={groups} isSearched={filter.query !== ''} />
        ) : (
          <PagePart failed={null}>
            <NoResults {...filter} avoids={avoids} asked={asked} />
            {/* If the guest searches for dishes without something, no favourites are shown, because the program does not know
                which of them are suitable. */}
            {!avoids && <Favourites dishes={dishes} filter={filter} />}
          </PagePart>
        )}
      </Container>
    </div>
  )
}

/**
 * Says how many dishes the filter by diet or allergens leaves out, because the restaurant states nothing about them, and whom
 * guests can ask.
 */
function LeftOut({ dishes, filter }: { dishes: readonly MenuItem[]; filter: MenuFilter }) {
  const texts = useTexts(menuTexts)
  const { caution } = useTexts(dietaryTexts)
  const { category, diet, choosesAllergens } = filter
  if (!diet && !choosesAllergens) return null
  const wanted = dishes.filter(({ categoryId }) => !category || categoryId === category.id)
  const { unstated } = filterDietary(wanted, filter)
  return (
    <div className={styles.facts}>
      <p>
        {unstated > 0 && <span role="status">{texts.leftOut(unstated)}</span>} {caution} <CallLink />
      </p>
    </div>
  )
}

function MenuHeading(filter: MenuFilter) {
  const texts = useTexts(menuTexts)
  return (
    <Container className={styles.heading}>
      <div>
        <p className={styles.eyebrow}>{texts.eyebrow}</p>
        <h1>{texts.title}</h1>
        <p className={styles.subtitle}>{texts.subtitle}</p>
        <noscript>
          <p className={styles.subtitle}>
            {texts.withoutScript} <CallLink />
          </p>
        </noscript>
      </div>
      <MenuSearch {...filter} />
    </Container>
  )
}

/**
 * If the guest chooses a category from far down the page, the page scrolls so that the category's dishes stand right beneath the
 * bar. Otherwise nothing moves.
 */
function useResultsInView(category: string | undefined) {
  const results = useRef<HTMLDivElement>(null)
  const chosen = useRef(false)
  useLayoutEffect(() => {
    if (!chosen.current) return
    chosen.current = false
    const top = results.current?.getBoundingClientRect().top ?? 0
    if (top < 0) results.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [category])
  return {
    results,
    scrollToResults: () => {
      chosen.current = true
    },
  }
}
