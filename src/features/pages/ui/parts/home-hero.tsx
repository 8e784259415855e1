import { lazy, Suspense } from 'react'

import { ButtonLink } from '../../../../design/button.tsx'
import { ArrowRightIcon, PhoneIcon } from '../../../../design/icons.tsx'
import { Container } from '../../../../design/section.tsx'
import { useTexts } from '../../../../web/language.tsx'
import { useSettled } from '../../../../web/use-settled.ts'
import { phoneLink } from '../../../restaurant/ui/parts/contact-links.ts'
import { useSiteSettings } from '../../../restaurant/ui/parts/site-settings.tsx'
import { films } from '../../rules/films.ts'
import { homeTexts } from '../../texts/home-texts.ts'
import styles from './home-hero.module.css'

const widths = [640, 1024, 1280]
const files = (type: string) => widths.map((width) => `/brand/hero-${width}.${type} ${width}w`).join(', ')
const sizes = '(width >= 64rem) 66vw, 100vw'

/** The film is the page's luxury: it comes when everything else is there. */
const BackgroundFilm = lazy(async () => ({
  default: (await import('./background-film.tsx')).BackgroundFilm,
}))

/** The opening: a pizza before the fire, what the house is, and the two things one came for. */
export function HomeHero() {
  const texts = useTexts(homeTexts).hero
  const { phone } = useSiteSettings()
  return (
    <section className={styles.hero} data-tone="night" aria-labelledby="hero-title">
      <Container className={styles.content}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{texts.eyebrow}</p>
          <h1 id="hero-title" className={styles.title}>
            {texts.title}
          </h1>
          <p className={styles.text}>{texts.text}</p>
          <div className={styles.ways}>
            <ButtonLink to="/menu" size="large" trailing={<ArrowRightIcon />}>
              {texts.order}
            </ButtonLink>
            <ButtonLink to={phoneLink(phone)} size="large" look="secondary" icon={<PhoneIcon />}>
              {texts.call}
            </ButtonLink>
          </div>
        </div>
      </Container>
      {/* After the words: their links come before the film's control. */}
      <div className={styles.picture}>
        <picture>
          <source type="image/avif" srcSet={files('avif')} sizes={sizes} />
          <img
            src="/brand/hero-1024.webp"
            srcSet={files('webp')}
            sizes={sizes}
            width={1280}
            height={720}
            alt=""
            fetchPriority="high"
          />
        </picture>
        {useSettled() && (
          <Suspense>
            <BackgroundFilm film={films.hero} />
          </Suspense>
        )}
      </div>
    </section>
  )
}
