import { ButtonLink } from '#src/design/button.tsx'
import { CallLink } from './call-link.tsx'
import styles from './error-page.module.css'
import { useTexts } from './language.tsx'
import { PageHead } from './page-head.tsx'
import pizzaUrl from './pizza.svg?no-inline'
import { siteTexts } from './texts/site-texts.ts'

/** The page is the same for every address that leads to it, and so is what it says of its own. */
const path = '/404'

/** Nothing is at this address: says so, and where to go instead. */
export function NotFound() {
  const texts = useTexts(siteTexts).notFound
  return (
    <div className={styles.page}>
      <PageHead title={texts.title} description={texts.text} paths={{ vi: path, en: path }} noIndex />
      <p className={styles.figure} aria-hidden="true">
        4<PizzaDrawing />4
      </p>
      <h1>{texts.title}</h1>
      <p className={styles.text}>{texts.text}</p>
      <p className={styles.hint}>
        {texts.hint} <CallLink />
      </p>
      <div className={styles.ways}>
        <ButtonLink to="/">{texts.home}</ButtonLink>
        <ButtonLink to="/menu" look="secondary">
          {texts.menu}
        </ButtonLink>
      </div>
    </div>
  )
}

/** A pizza from above with one slice taken: the nought of a missing page. Decoration. */
function PizzaDrawing() {
  return <img src={pizzaUrl} width={200} height={200} alt="" />
}
