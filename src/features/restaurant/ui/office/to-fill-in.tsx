import { Link } from 'react-router'

import { Notice } from '#src/design/notice.tsx'
import { useTexts } from '#src/web/language.tsx'
import { useServerTime } from '#src/web/office/server-clock.ts'
import { gapSections, toFillIn } from '../../rules/to-fill-in.ts'
import { toFillInTexts } from '../../texts/to-fill-in-texts.ts'
import type { SectionProps } from './section-props.ts'
import styles from './to-fill-in.module.css'

/** What the owner has still to say, each a link to where it is said; nothing once all is. */
export function ToFillIn({ settings }: SectionProps) {
  const texts = useTexts(toFillInTexts)
  const gaps = toFillIn(settings, useServerTime())
  if (gaps.length === 0) return null
  return (
    <Notice title={texts.title}>
      <p>{texts.text}</p>
      <ul role="list" className={styles.list}>
        {gaps.map((gap) => (
          <li key={gap}>
            <Link to={`#${gapSections[gap]}`}>{texts.gaps[gap]}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
