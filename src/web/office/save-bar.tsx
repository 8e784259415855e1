import { Button } from '@mantine/core'

import { useTexts } from '../language.tsx'
import styles from './save-bar.module.css'
import { officeTexts } from './texts/office-texts.ts'

interface SaveBarProps {
  /** True if the form has changes that are not saved yet. */
  readonly isEdited: boolean
  readonly isSending: boolean
  /** Why the changes cannot be saved yet, for example because a file is still being sent. */
  readonly waitsFor?: string | undefined
}

/**
 * A bar with the save button, for a form that is longer than the screen. The bar stays in view and says whether the form has
 * unsaved changes.
 */
export function SaveBar({ isEdited, isSending, waitsFor }: SaveBarProps) {
  const texts = useTexts(officeTexts).record
  return (
    <div className={styles.bar}>
      <p role="status">{waitsFor ?? (isEdited ? texts.edited : texts.saved)}</p>
      <Button type="submit" loading={isSending} disabled={!isEdited || waitsFor !== undefined}>
        {texts.save}
      </Button>
    </div>
  )
}
