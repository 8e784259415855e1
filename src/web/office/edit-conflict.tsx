import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'

import { Notice } from '#src/design/notice.tsx'
import { useTexts } from '../language.tsx'
import styles from './form.module.css'
import { officeTexts } from './texts/office-texts.ts'

interface EditConflictProps {
  /** Says what has changed: "Somebody else has changed this order meanwhile". */
  readonly title: string
  /** The fields that somebody else has changed, with their labels and current values; empty until these are loaded. */
  readonly changed: readonly (readonly [label: string, value: ReactNode])[]
  merge(): void
}

/** Says that somebody else has changed what is being edited, shows the changes and offers to go on. */
export function EditConflict({ title, changed, merge }: EditConflictProps) {
  const texts = useTexts(officeTexts).conflict
  const place = useRef<HTMLDivElement>(null)
  // The notice appears below a form that is longer than a phone's screen, and grows when the other person's change is loaded; it is
  // scrolled into view, because nobody would see it otherwise. The effect returns nothing: in newer browsers scrolling returns a
  // promise, which React would call as a clean-up.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [changed.length])
  return (
    <div ref={place} className={styles.wide}>
      <Notice tone="warning" title={title} urgent>
        <p>{changed.length > 0 ? texts.text : texts.nothing}</p>
        {changed.length > 0 && (
          <>
            <dl className={styles.others}>
              {changed.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <Button variant="default" onClick={merge}>
              {texts.merge}
            </Button>
          </>
        )}
      </Notice>
    </div>
  )
}
