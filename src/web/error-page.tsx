import { useState } from 'react'
import { isRouteErrorResponse } from 'react-router'

import { Button, ButtonLink } from '#src/design/button.tsx'
import { LogoMark } from '#src/design/logo.tsx'
import { CallLink } from './call-link.tsx'
import { ApiError } from './api.ts'
import styles from './error-page.module.css'
import { useTexts } from './language.tsx'
import { NotFound } from './not-found.tsx'
import { isPageHydrated } from './page-hydrated.ts'
import { PageHead } from './page-head.tsx'
import { siteTexts } from './texts/site-texts.ts'

/**
 * The page for a missing page or a failure. It needs only the language. A page that fails during hydration stays as the server sent
 * it.
 */
export function ErrorPage({ error }: { error: unknown }) {
  const [served] = useState(servedPage)
  // oxlint-disable-next-line react/no-danger -- the same document's own HTML, as it stands
  if (served !== undefined) return <div dangerouslySetInnerHTML={{ __html: served }} />
  return <div data-error-page>{isMissing(error) ? <NotFound /> : <Failed />}</div>
}

/** The content of a page that is not hydrated, with its `noscript` texts; undefined if the server sent none. */
function servedPage(): string | undefined {
  if (typeof document === 'undefined' || isPageHydrated()) return undefined
  const main = document.querySelector('main')
  if (!main?.querySelector('h1') || main.querySelector('[data-error-page]')) return undefined
  return main.innerHTML.replaceAll(/(<\/?)noscript>/g, '$1div>')
}

function isMissing(error: unknown): boolean {
  return (isRouteErrorResponse(error) || error instanceof ApiError) && error.status === 404
}

function Failed() {
  const { failed: texts, notFound } = useTexts(siteTexts)
  return (
    <div className={styles.page}>
      <PageHead title={texts.title} description={texts.text} noIndex />
      <div className={styles.grey}>
        <LogoMark size={112} />
      </div>
      <h1>{texts.title}</h1>
      <p className={styles.text}>{texts.text}</p>
      <p className={styles.hint}>
        {texts.hint} <CallLink />
      </p>
      <div className={styles.ways}>
        <Button onClick={() => window.location.reload()}>{texts.retry}</Button>
        <ButtonLink to="/" look="secondary" reloadDocument>
          {notFound.home}
        </ButtonLink>
      </div>
    </div>
  )
}
