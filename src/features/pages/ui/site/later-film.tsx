import { lazy } from 'react'

import { PagePart } from '#src/web/page-part.tsx'
import type { ShownFilm } from '../../contract/home-films.ts'

const BackgroundFilm = lazy(async () => ({
  default: (await import('./background-film.tsx')).BackgroundFilm,
}))

/**
 * A film that is loaded late, because it is the least important part of the page. Its code and data are loaded only when `ready` is
 * true: when everything else is loaded or, for a film further down, when its section is near the viewport.
 */
export function LaterFilm({ film, ready }: { film: ShownFilm; ready: boolean }) {
  return (
    ready &&
    film.sources.length > 0 && (
      <PagePart failed={null}>
        <BackgroundFilm sources={film.sources} />
      </PagePart>
    )
  )
}
