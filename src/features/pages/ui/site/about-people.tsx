import { useId } from 'react'

import { ButtonLink } from '#src/design/button.tsx'
import { Card } from '#src/design/card.tsx'
import { ArrowRightIcon } from '#src/design/icons.tsx'
import { Picture } from '#src/design/picture.tsx'
import { Section, SectionHeading } from '#src/design/section.tsx'
import { UsersIcon } from '#src/design/users-icon.tsx'
import { showEnglish } from '#src/web/english-parts.tsx'
import { useTexts } from '#src/web/language.tsx'
import type { ShownAbout, TeamMember } from '../../rules/shown-about.ts'
import { aboutTexts } from '../../texts/about-texts.ts'
import styles from './about-people.module.css'
import { Paragraphs } from './about-story.tsx'

/** Vision, mission and values, side by side. */
export function AboutBeliefs({ beliefs }: Pick<ShownAbout, 'beliefs'>) {
  return (
    <Section aria-label={useTexts(aboutTexts).beliefs}>
      <div className={styles.beliefs}>
        {beliefs.map(({ title, paragraphs }, place) => (
          // A place is always the same belief, and titles may be alike.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={place} className={styles.belief}>
            <h2 className={styles.beliefTitle}>{showEnglish(title)}</h2>
            <Paragraphs texts={paragraphs} />
          </div>
        ))}
      </div>
    </Section>
  )
}

/** The restaurant's team. Renders nothing if the owner has entered no names. */
export function AboutTeam({ title, content, members }: ShownAbout['team']) {
  const titleId = useId()
  if (members.length === 0) return null
  return (
    <Section tone="sunken" aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={showEnglish(title)} subtitle={showEnglish(content)} />
      <ul role="list" className={styles.team}>
        {members.map((member) => (
          <Member key={member.name} member={member} />
        ))}
      </ul>
    </Section>
  )
}

const portraitSizes = '(width >= 80rem) 24rem, (width >= 48rem) 30vw, 100vw'

function Member({ member: { name, title, description, picture } }: { member: TeamMember }) {
  const portrait = (
    <Picture
      src={picture}
      drawing={NoPortrait}
      sizes={portraitSizes}
      width={800}
      height={800}
      alt=""
      className={styles.portrait}
    />
  )
  return (
    <Card as="li" picture={portrait}>
      <h3>{showEnglish(name)}</h3>
      {title !== '' && <p className={styles.post}>{showEnglish(title)}</p>}
      {description !== '' && <p className={styles.description}>{showEnglish(description)}</p>}
    </Card>
  )
}

function NoPortrait({ className }: { className?: string }) {
  return (
    <div className={className} data-tone="night">
      <UsersIcon />
    </div>
  )
}

/** The end of the page about the restaurant: links to the booking page and the menu. */
export function AboutVisit() {
  const texts = useTexts(aboutTexts).visit
  const titleId = useId()
  return (
    <Section aria-labelledby={titleId} className={styles.visit}>
      <h2 id={titleId} className={styles.visitTitle}>
        {texts.title}
      </h2>
      <p className={styles.visitText}>{texts.text}</p>
      <div className={styles.ways}>
        <ButtonLink to="/booking" reloadDocument size="large" icon={<UsersIcon />}>
          {texts.book}
        </ButtonLink>
        <ButtonLink to="/menu" size="large" look="secondary" trailing={<ArrowRightIcon />}>
          {texts.menu}
        </ButtonLink>
      </div>
    </Section>
  )
}
