import { useId } from 'react'

import { Section, SectionHeading } from '../../../../design/section.tsx'
import { pictureSrcSet } from '../../../../kernel/picture-variants.ts'
import { useTexts } from '../../../../web/language.tsx'
import { homeTexts } from '../../texts/home-texts.ts'
import styles from './home-story.module.css'

const chapters = ['oven', 'dough', 'table'] as const

/** Three pictures and a few words: the oven, the dough, the table. */
export function HomeStory() {
  const texts = useTexts(homeTexts).story
  const titleId = useId()
  return (
    <Section tone="sunken" aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={texts.title} subtitle={texts.subtitle} />
      <ol role="list" className={styles.chapters}>
        {chapters.map((chapter) => (
          <li key={chapter} className={styles.chapter}>
            <StoryPicture src={`/objects/story/${chapter}.webp`} alt={texts.chapters[chapter].picture} />
            <h3 className={styles.title}>{texts.chapters[chapter].title}</h3>
            <p className={styles.text}>{texts.chapters[chapter].text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

const width = 1440
const sizes = '(width >= 64rem) 25rem, (width >= 48rem) 31vw, 100vw'

function StoryPicture({ src, alt }: { src: string; alt: string }) {
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
