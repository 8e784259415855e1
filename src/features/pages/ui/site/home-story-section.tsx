import { useId } from 'react'

import { Picture } from '#src/design/picture.tsx'
import { Container, SectionHeading } from '#src/design/section.tsx'
import { showEnglish, translated } from '#src/web/english-parts.tsx'
import { useLanguage } from '#src/web/language.tsx'
import type { HomeContent } from '../../contract/home-content.ts'
import { shownChapters } from '../../rules/shown-story.ts'
import styles from './home-story-section.module.css'

/**
 * The pictures have the format 16:9 and cover their areas. If an area is narrower than 16:9, its picture is wider than the area.
 */
const openingSizes = '(width >= 64rem) 64vw, (width >= 40rem) 100vw, 119vw'
const otherSizes = '(width >= 64rem) 37rem, (width >= 40rem) 55vw, 110vw'

/** The restaurant's history in up to three pictures and short texts. Renders nothing if the owner has written no chapter. */
export function HomeStorySection({ content }: { content: HomeContent }) {
  const language = useLanguage()
  const titleId = useId()
  const chapters = shownChapters(content, language)
  if (chapters.length === 0) return null
  return (
    <section className={styles.story} aria-labelledby={titleId}>
      <Container>
        <SectionHeading
          id={titleId}
          title={translated(language, content.storyTitle, content.storyTitleVi)}
          subtitle={translated(language, content.storySubtitle, content.storySubtitleVi)}
        />
      </Container>
      <ol role="list" className={styles.chapters}>
        {chapters.map((chapter, place) => (
          <Chapter key={chapter.number} {...chapter} opens={place === 0} />
        ))}
      </ol>
    </section>
  )
}

type ChapterProps = ReturnType<typeof shownChapters>[number] & {
  /**
   * True for the first chapter. If it has a picture, it is a dark band as wide as the window, with the text beneath or beside the
   * picture.
   */
  readonly opens: boolean
}

function Chapter({ title, text, picture, opens }: ChapterProps) {
  const isOpening = opens && picture !== null
  return (
    <li className={isOpening ? styles.opening : styles.chapter} data-tone={isOpening ? 'night' : undefined}>
      {picture !== null && (
        <Picture
          src={picture}
          drawing={NoPicture}
          sizes={isOpening ? openingSizes : otherSizes}
          width={2400}
          height={1350}
          // The alternative text is empty, because the picture only decorates the text beside it.
          alt=""
          className={styles.picture}
        />
      )}
      <div className={styles.told}>
        <h3 className={styles.title}>{showEnglish(title)}</h3>
        {text !== '' && <p className={styles.text}>{showEnglish(text)}</p>}
      </div>
    </li>
  )
}

/** If a picture fails to load, a dark area takes its place. */
function NoPicture({ className }: { className?: string }) {
  return <div className={className} />
}
