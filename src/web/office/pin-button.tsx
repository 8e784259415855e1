import { ActionIcon } from '@mantine/core'

import { PinIcon } from '#src/design/pin-icon.tsx'

interface PinButtonProps {
  /** Names the row for users of screen readers, who do not see the card around the button. */
  readonly label: string
  readonly title: string
  readonly isPinned: boolean
  readonly onClick: () => void
}

/** The button on a card that pins its row to the front, or unpins it. */
export function PinButton({ label, title, isPinned, onClick }: PinButtonProps) {
  return (
    <ActionIcon
      aria-label={label}
      title={title}
      aria-pressed={isPinned}
      variant={isPinned ? 'filled' : 'default'}
      onClick={onClick}
    >
      <PinIcon size="1.375rem" />
    </ActionIcon>
  )
}
