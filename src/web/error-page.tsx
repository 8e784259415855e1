import { lazy, useState } from 'react'

// The style sheet is imported here, so that the server renders error pages with their styles even before the code of these pages is
// loaded.
import './error-page.module.css'
import { isPageHydrated } from './page-hydrated.ts'
import { FailedPart, PagePart } from './page-part.tsx'
import { pageStatus } from './page-status.ts'

const NotFound = lazy(async () => ({ default: (await import('./not-found.tsx')).NotFound }))
const Failed = lazy(async () => ({ default: (await import('./failed-page.tsx')).Failed }))

/**
 * The page for an address without a page, or for a page that has failed. It needs no data, only the language. If a page fails
 * during hydration, this component keeps the HTML that the server sent.
 */
export function ErrorPage({ error }: { error: unknown }) {
  const [served] = useState(servedPage)
  // oxlint-disable-next-line react/no-danger -- the same document's own HTML, as it stands
  if (served !== undefined) return <div dangerouslySetInnerHTML={{ __html: served }} />
  return (
    <div data-error-page>
      <PagePart failed={<FailedPart page="home" />}>
        {pageStatus(error) === 404 ? <NotFound /> : <Failed />}
      </PagePart>
    </div>
  )
}

/**
 * The HTML that the server sent, with the content of its `noscript` elements visible. Undefined if the page is hydrated already, or
 * if the server sent no such HTML.
 */
function servedPage(): string | undefined {
  if (typeof document === 'undefined' || isPageHydrated()) return undefined
  const main = document.querySelector('main')
  if (!main?.querySelector('h1') || main.querySelector('[data-error-page]')) return undefined
  return main.innerHTML.replaceAll(/(<\/?)noscript>/g, '$1div>')
}
