import { loadOnce } from '#src/web/page-data.ts'

/** Loads the code that searches the menu. Most visits do not search, so this code is not part of the page's own code. */
export const loadSearch = () =>
  loadOnce('/menu?q', async () => {
    const [{ askedFilter }, { asksForWithout, searchDishes }, { FoundCount }] = await Promise.all([
      import('../../rules/asked-filter.ts'),
      import('../../rules/search-dishes.ts'),
      import('./found-count.tsx'),
    ])
    return { askedFilter, asksForWithout, searchDishes, FoundCount }
  })
