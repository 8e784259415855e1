import { ButtonLink } from '#src/design/button.tsx'
import { CallLink } from './call-link.tsx'
import styles from './error-page.module.css'
import { useTexts } from './language.tsx'
import { PageHead } from './page-head.tsx'
import pizzaUrl from './pizza.webp?no-inline'
import { errorTexts } from './texts/error-texts.ts'

/** The path of this page in its head tags. It is the same for every missing address. */
const path = '/404'

/** The page for an address without a page. It says so, and offers links to other pages. */
export function NotFound() {
  const { ways, notFound: texts } = useTexts(errorTexts)
  return (
    <div className={styles.page}>
      <PageHead title={texts.title} description={texts.text} paths={{ vi: path, en: path }} noIndex />
      <p className={styles.figure} aria-hidden="true">
        4<Pizza />4
      </p>
      <h1>{texts.title}</h1>
      <p className={styles.text}>
        {texts.text} {texts.hint}
      </p>
      <div className={styles.ways}>
        <ButtonLink to="/menu" size="large">
          {ways.menu}
        </ButtonLink>
        <ButtonLink to="/" size="large" look="secondary">
          {ways.home}
        </ButtonLink>
      </div>
      <p className={styles.hint}>
        <CallLink />
      </p>
    </div>
  )
}

/** A drawing of a pizza from above that lacks one slice. It is the zero of "404" and mere decoration, so its `alt` is empty. */
function Pizza() {
  return <img src={pizzaUrl} width={200} height={200} alt="" />
}
