import { useId } from 'react'

import { classNames } from '#src/design/class-names.ts'
import { Picture } from '#src/design/picture.tsx'
import { Container, Section } from '#src/design/section.tsx'
import { showEnglish } from '#src/web/english-parts.tsx'
import { useTexts } from '#src/web/language.tsx'
import type { ShownAbout } from '../../rules/shown-about.ts'
import { aboutTexts } from '../../texts/about-texts.ts'
import styles from './about-story.module.css'

interface AboutHeroProps {
  readonly title: string
  readonly subtitle: string
  /** True if the first picture of the story overlaps the end of this band. The band then leaves room for the picture. */
  readonly hasPicture: boolean
}

export function AboutHero({ title, subtitle, hasPicture }: AboutHeroProps) {
  const titleId = useId()
  return (
    <section
      className={classNames(styles.hero, hasPicture && styles.withPicture)}
      data-tone="night"
      aria-labelledby={titleId}
    >
      <Container>
        <p className={styles.eyebrow}>{useTexts(aboutTexts).eyebrow}</p>
        <h1 id={titleId} className={styles.heroTitle}>
          {showEnglish(title)}
        </h1>
        <p className={styles.heroSubtitle}>{showEnglish(subtitle)}</p>
      </Container>
    </section>
  )
}

/**
 * The first picture is as wide as the page. On a phone its place is higher than 16:9, so the picture is wider than the place and is
 * cut at the sides.
 */
const openingSizes = '(width >= 80rem) 76rem, (width >= 40rem) 100vw, 133vw'
/**
 * The second picture is beside the text if there is room. Its area is then higher than wide, so the picture is scaled to be wider
 * than this area and is cut at the sides.
 */
const secondSizes = '(width >= 80rem) 73rem, (width >= 64rem) 93vw, 133vw'

/** How the restaurant began: a picture over the whole width, then the text with the second picture beside it. */
export function AboutStory({ title, paragraphs, pictures: [first, second] }: ShownAbout['story']) {
  const titleId = useId()
  return (
    <section
      className={classNames(styles.story, first !== null && styles.withPicture)}
      aria-labelledby={titleId}
    >
      <Container>
        {first !== null && (
          <StoryPicture priority src={first} sizes={openingSizes} className={styles.opening} />
        )}
        <div className={styles.columns}>
          <div>
            <h2 id={titleId} className={styles.storyTitle}>
              {showEnglish(title)}
            </h2>
            <div className={styles.text}>
              <Paragraphs texts={paragraphs} />
            </div>
          </div>
          {second !== null && <StoryPicture src={second} sizes={secondSizes} className={styles.second} />}
        </div>
      </Container>
    </section>
  )
}

/** Shows texts as paragraphs. Two of them may be equal, so the index is the key. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  // A paragraph has no other name than its place.
  // oxlint-disable-next-line react/no-array-index-key
  return texts.map((text, place) => <p key={place}>{showEnglish(text)}</p>)
}

interface StoryPictureProps {
  readonly src: string
  readonly sizes: string
  readonly priority?: boolean
  readonly className: string | undefined
}

function StoryPicture(picture: StoryPictureProps) {
  // The alternative text is empty, because the picture only decorates the story beside it.
  return <Picture {...picture} drawing={NoPicture} width={2400} height={1350} alt="" />
}

/** If a picture fails to load, its place stays as a dark area. */
function NoPicture({ className }: { className?: string }) {
  return <div className={className} />
}

/** Four figures in large type. If they are examples, a line beneath says so. */
export function AboutFigures({
  figures,
  hasExampleFigures,
}: Pick<ShownAbout, 'figures' | 'hasExampleFigures'>) {
  const texts = useTexts(aboutTexts)
  return (
    <Section tone="night" className={styles.figuresBand} aria-label={texts.figures}>
      <dl className={styles.figures}>
        {figures.map(({ value, label }) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{showEnglish(label)}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {hasExampleFigures && <p className={styles.examples}>{texts.exampleFigures}</p>}
    </Section>
  )
}
