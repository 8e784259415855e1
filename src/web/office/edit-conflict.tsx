import { Button } from '@mantine/core'

import { Notice } from '#src/design/notice.tsx'
import { useTexts } from '../language.tsx'
import styles from './form.module.css'
import { officeTexts } from './texts/office-texts.ts'

interface EditConflictProps {
  /** Of what: "Somebody else has changed this order meanwhile". */
  readonly title: string
  /** What somebody else has changed, by its label, as it is now; empty until that has been loaded. */
  readonly changed: readonly (readonly [label: string, value: string])[]
  merge(): void
}

/** Somebody else has changed what is being edited: to what, and how to go on. */
export function EditConflict({ title, changed, merge }: EditConflictProps) {
  const texts = useTexts(officeTexts).conflict
  return (
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
  )
}
