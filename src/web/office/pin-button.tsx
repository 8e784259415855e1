import { Button } from '@mantine/core'

import { classNames } from '#src/design/class-names.ts'
import { PinIcon } from '#src/design/pin-icon.tsx'
import { useTexts } from '../language.tsx'
import styles from './pin-button.module.css'
import { officeTexts } from './texts/office-texts.ts'

interface PinButtonProps {
  /** A label that names the row, for users of screen readers, who do not see the card around the button. */
  readonly label: string
  readonly title: string
  readonly isPinned: boolean
  readonly onClick: () => void
}

/** The button on a card that pins the card's row to the front of the list, or unpins it. */
export function PinButton({ label, title, isPinned, onClick }: PinButtonProps) {
  const texts = useTexts(officeTexts)
  return (
    <Button
      variant="default"
      aria-label={isPinned ? `${label}: ${texts.pinned}` : label}
      title={title}
      aria-pressed={isPinned}
      className={classNames(styles.pin, isPinned && styles.pinned)}
      leftSection={<PinIcon size="1.25rem" />}
      onClick={onClick}
    >
      {isPinned ? texts.pinned : texts.pinShort}
    </Button>
  )
}
