import { useId } from 'react'

import { classNames } from '#src/design/class-names.ts'
import { Picture } from '#src/design/picture.tsx'
import { Section, SectionHeading } from '#src/design/section.tsx'
import { showEnglish, translated } from '#src/web/english-parts.tsx'
import { useLanguage } from '#src/web/language.tsx'
import type { HomeContent } from '../../contract/home-content.ts'
import { shownChapters } from '../../rules/shown-story.ts'
import styles from './home-story-section.module.css'

/** The first chapter opens wide, the others lie beside it. */
const wide = '(width >= 64rem) 43rem, 100vw'
const small = '(width >= 64rem) 15rem, (width >= 40rem) 45vw, 100vw'

/** How the restaurant began, in up to three pictures and short texts; nothing where the owner has written no chapter. */
export function HomeStorySection({ content }: { content: HomeContent }) {
  const language = useLanguage()
  const titleId = useId()
  const chapters = shownChapters(content, language)
  if (chapters.length === 0) return null
  return (
    <Section tone="sunken" aria-labelledby={titleId}>
      <SectionHeading
        id={titleId}
        title={translated(language, content.storyTitle, content.storyTitleVi)}
        subtitle={translated(language, content.storySubtitle, content.storySubtitleVi)}
      />
      <ol role="list" className={styles.chapters}>
        {chapters.map(({ number, title, text, picture }, place) => (
          <li key={number} className={classNames(styles.chapter, picture === null && styles.plain)}>
            {picture !== null && (
              <Picture
                src={picture}
                drawing={NoPicture}
                sizes={place === 0 ? wide : small}
                width={1440}
                height={810}
                // Decoration of the text that stands beside it.
                alt=""
                className={styles.picture}
              />
            )}
            <div>
              <h3 className={styles.title}>{showEnglish(title)}</h3>
              {text !== '' && <p className={styles.text}>{showEnglish(text)}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** Where a picture does not come its place stays, in the dark of the pictures. */
function NoPicture({ className }: { className?: string }) {
  return <div className={className} />
}
