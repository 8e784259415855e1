import { useId } from 'react'

import { Section, SectionHeading } from '#src/design/section.tsx'
import { pictureSrcSet } from '#src/kernel/picture-variants.ts'
import { useTexts } from '#src/web/language.tsx'
import { storyTexts } from '../../texts/story-texts.ts'
import styles from './home-story.module.css'

const chapters = ['oven', 'dough', 'table'] as const

/** Three pictures and short texts: the oven, the dough, the table. */
export function HomeStory() {
  const texts = useTexts(storyTexts)
  const titleId = useId()
  return (
    <Section tone="sunken" aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={texts.title} subtitle={texts.subtitle} />
      <ol role="list" className={styles.chapters}>
        {chapters.map((chapter, place) => (
          <li key={chapter} className={styles.chapter}>
            <StoryPicture
              src={`/objects/story/${chapter}.webp`}
              alt={texts.chapters[chapter].picture}
              sizes={place === 0 ? wide : small}
            />
            <div>
              <h3 className={styles.title}>{texts.chapters[chapter].title}</h3>
              <p className={styles.text}>{texts.chapters[chapter].text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

const width = 1440
/** The first chapter opens wide, the others lie beside it. */
const wide = '(width >= 64rem) 43rem, 100vw'
const small = '(width >= 64rem) 15rem, (width >= 40rem) 45vw, 100vw'

function StoryPicture({ src, alt, sizes }: { src: string; alt: string; sizes: string }) {
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSrcSet(src, width, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSrcSet(src, width, 'webp')} sizes={sizes} />
      <img
        className={styles.picture}
        src={src}
        width={width}
        height={810}
        loading="lazy"
        decoding="async"
        alt={alt}
      />
    </picture>
  )
}
