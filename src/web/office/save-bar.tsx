import { Button } from '@mantine/core'

import { useTexts } from '../language.tsx'
import styles from './save-bar.module.css'
import { officeTexts } from './texts/office-texts.ts'

interface SaveBarProps {
  /** True if something is not saved yet. */
  readonly isEdited: boolean
  readonly isSending: boolean
  /** The reason why it cannot be saved yet, such as a file that is still being sent. */
  readonly waitsFor?: string | undefined
}

/**
 * The bar with the save button, at the end of a form that is longer than the screen. The bar stays in view and says whether
 * anything is not saved yet.
 */
export function SaveBar({ isEdited, isSending, waitsFor }: SaveBarProps) {
  const texts = useTexts(officeTexts).record
  return (
    <div className={styles.bar}>
      <p role="status">{waitsFor ?? (isEdited ? texts.edited : texts.saved)}</p>
      <Button type="submit" loading={isSending} disabled={waitsFor !== undefined}>
        {texts.save}
      </Button>
    </div>
  )
}
