import { Fragment, type ReactNode } from 'react'

import { ButtonLink } from '#src/design/button.tsx'
import { classNames } from '#src/design/class-names.ts'
import { ArrowRightIcon } from '#src/design/icons.tsx'
import { UsersIcon } from '#src/design/users-icon.tsx'
import { Container } from '#src/design/section.tsx'
import type { Language } from '#src/kernel/language.ts'
import { translated } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useSettled } from '#src/web/use-settled.ts'
import { BookTableButton } from '#src/features/reservations/ui/site/book-table-button.tsx'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import type { ShownFilm } from '../../contract/home-films.ts'
import { homeTexts } from '../../texts/home-texts.ts'
import { FilmPoster } from './film-poster.tsx'
import styles from './home-hero.module.css'
import { LaterFilm } from './later-film.tsx'
import { reservationAnchor } from './reservation-anchor.ts'

/**
 * On a wide screen the picture covers an area that is 44rem high. The picture has the format 16:9, so it must be wider than the
 * area to cover it.
 */
const sizes = '(width >= 120rem) 96rem, (width >= 64rem) 78.5rem, (width >= 40rem) 133vw, 100vw'

/** Splits a title into phrases, so that a long title wraps after a comma rather than anywhere else. */
const phrasesOf = (title: string) => title.split(/(?<=[,;:]) /)

interface HomeHeroProps {
  readonly title: string
  readonly titleLang?: Language | undefined
  readonly subtitle: ReactNode
  readonly film: ShownFilm
}

/** The opening of the home page: film or picture, a description of the restaurant, and the two main links. */
export function HomeHero({ title, titleLang, subtitle, film }: HomeHeroProps) {
  const texts = useTexts(homeTexts).hero
  const language = useLanguage()
  const settings = useSiteSettings()
  const tagline = translated(language, settings.tagline, settings.taglineVi)
  const isSettled = useSettled()
  const { sources, poster } = film
  const isPlain = !poster && sources.length === 0
  // The demo's film comes in two formats, and an uploaded film in one. So a single source means that the film is the owner's.
  const isOwn = sources.length === 1 || poster?.startsWith('/objects/')
  return (
    <section
      className={classNames(styles.hero, isOwn && styles.own, isPlain && styles.plain)}
      data-tone="night"
      aria-labelledby="hero-title"
    >
      <Container className={styles.content}>
        <div className={styles.opening}>
          <p className={styles.eyebrow}>{tagline}</p>
          <h1 id="hero-title" lang={titleLang} className={styles.title}>
            {phrasesOf(title).map((phrase) => (
              <Fragment key={phrase}>
                <span className={styles.phrase}>{phrase}</span>{' '}
              </Fragment>
            ))}
          </h1>
          <p className={styles.text}>{subtitle}</p>
          <div className={styles.ways}>
            <ButtonLink to="/menu" size="large" trailing={<ArrowRightIcon />}>
              {texts.order}
            </ButtonLink>
            <BookTableButton formAddress={`#${reservationAnchor}`} icon={<UsersIcon />}>
              {texts.book}
            </BookTableButton>
          </div>
        </div>
      </Container>
      {/* The picture comes after the texts, so that keyboard users reach the texts' links before the film's button. */}
      <div className={styles.picture}>
        {poster && <FilmPoster src={poster} sizes={sizes} priority />}
        <LaterFilm film={film} ready={isSettled} />
      </div>
    </section>
  )
}
