import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'

import { Notice } from '#src/design/notice.tsx'
import { useTexts } from '../language.tsx'
import styles from './form.module.css'
import { officeTexts } from './texts/office-texts.ts'

interface EditConflictProps {
  /** The title of the notice, which says what was changed: "Somebody else has changed this order meanwhile". */
  readonly title: string
  /** The fields that somebody else has changed, each with its label and present value; empty until these are loaded. */
  readonly changed: readonly (readonly [label: string, value: ReactNode])[]
  merge(): void
}

/** A notice that somebody else has changed the row which the user is editing. It shows the changes and offers to take them over. */
export function EditConflict({ title, changed, merge }: EditConflictProps) {
  const texts = useTexts(officeTexts).conflict
  const place = useRef<HTMLDivElement>(null)
  // The notice is below a form that is longer than a phone's screen, and grows when the other person's change is loaded. So the
  // notice is scrolled into view. The effect must return nothing: in newer browsers scrolling returns a promise, which React would
  // call as a clean-up function.
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
