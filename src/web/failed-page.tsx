import { Button, ButtonLink } from '#src/design/button.tsx'
import { LogoMark } from '#src/design/logo.tsx'
import { CallLink } from './call-link.tsx'
import styles from './error-page.module.css'
import { useTexts } from './language.tsx'
import { PageHead } from './page-head.tsx'
import { errorTexts } from './texts/error-texts.ts'
import { siteTexts } from './texts/site-texts.ts'

/** Says that this page has failed, and offers the visitor to try again. */
export function Failed() {
  const { failed } = useTexts(siteTexts)
  const { ways, failed: texts } = useTexts(errorTexts)
  return (
    <div className={styles.page}>
      <PageHead title={texts.title} description={texts.text} noIndex />
      <div className={styles.grey}>
        <LogoMark size={112} />
      </div>
      <h1>{texts.title}</h1>
      <p className={styles.text}>{texts.text}</p>
      <p className={styles.hint}>
        {failed.hint} <CallLink />
      </p>
      <div className={styles.ways}>
        <Button onClick={() => window.location.reload()}>{texts.retry}</Button>
        <ButtonLink to="/" look="secondary" reloadDocument>
          {ways.home}
        </ButtonLink>
      </div>
    </div>
  )
}
