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
  /** True if the story's first picture overlaps the end of this opening section. The section then leaves space for the picture. */
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
 * The first picture is as wide as the page. On a phone its area is higher than 16:9, so the picture is scaled to be wider than the
 * area, and its sides are cut off.
 */
const openingSizes = '(width >= 80rem) 76rem, (width >= 40rem) 100vw, 133vw'
/** The area of the second picture is higher than 16:9 too. It is beside the text if there is enough space. */
const secondSizes = '(width >= 80rem) 45rem, (width >= 64rem) 57vw, 133vw'

/** The restaurant's history: a picture over the whole width, then the text with the second picture beside it. */
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

/** Shows each text as a paragraph. Two texts may be equal, so the React key is the index. */
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

/** If a picture fails to load, a dark area takes its place. */
function NoPicture({ className }: { className?: string }) {
  return <div className={className} />
}

/** Four numbers about the restaurant in large type. If they are examples, a line below says that they are. */
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
