import { lazy, Suspense } from 'react'

import type { films } from '../../rules/films.ts'

const BackgroundFilm = lazy(async () => ({
  default: (await import('./background-film.tsx')).BackgroundFilm,
}))

/** A film is the page's luxury: it and its code come when `ready` says that everything else is there. */
export function LaterFilm({ film, ready }: { film: keyof typeof films; ready: boolean }) {
  return (
    ready && (
      <Suspense>
        <BackgroundFilm film={film} />
      </Suspense>
    )
  )
}
