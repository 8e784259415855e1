import { useSuspenseQueries, HydrationBoundary } from '@tanstack/react-query'

import type { Route } from './+types/menu-page'
import { formatMoney } from '../../../../kernel/money.ts'
import { inLanguage } from '../../../../kernel/language.ts'
import { browserApi } from '../../../../web/browser-api.ts'
import { useLanguage } from '../../../../web/language.tsx'
import { loadInBrowser, loadOnServer, type PageQueries } from '../../../../web/page-data.ts'
import { PageHead } from '../../../../web/page-head.tsx'
import type { PageHandle } from '../../../../web/page-handle.ts'
import { categoriesQuery, menuItemsQuery } from '../parts/menu-queries.ts'

export const handle: PageHandle = { cachedParameters: ['category'], freeParameters: ['q'] }

const queries: PageQueries = (client, api) => [
  client.ensureQueryData(categoriesQuery(api)),
  client.ensureQueryData(menuItemsQuery(api)),
]

export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, queries)

export const clientLoader = () => loadInBrowser(queries)

export default function MenuPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.queries}>
      <PageHead title="Thực đơn" description="Thực đơn" />
      <Menu />
    </HydrationBoundary>
  )
}

function Menu() {
  const language = useLanguage()
  const [{ data: categories }, { data: dishes }] = useSuspenseQueries({
    queries: [categoriesQuery(browserApi), menuItemsQuery(browserApi)],
  })
  return (
    <main>
      <h1>Thực đơn {categories.length}</h1>
      {dishes.map((dish) => (
        <article key={dish.id}>
          <h2>{inLanguage(language, dish.name, dish.nameVi)}</h2>
          <p>{formatMoney(dish.price)}</p>
        </article>
      ))}
    </main>
  )
}
