import { Button } from '@mantine/core'

import { useTexts } from '../language.tsx'
import styles from './save-bar.module.css'
import { officeTexts } from './texts/office-texts.ts'

interface SaveBarProps {
  /** Something is not saved yet. */
  readonly isEdited: boolean
  readonly isSending: boolean
}

/** The end of a form that is longer than the screen: it stays in sight, and says whether something is not saved. */
export function SaveBar({ isEdited, isSending }: SaveBarProps) {
  const texts = useTexts(officeTexts).record
  return (
    <div className={styles.bar}>
      <p role="status">{isEdited ? texts.edited : ''}</p>
      <Button type="submit" loading={isSending}>
        {texts.save}
      </Button>
    </div>
  )
}
