import { ActionIcon } from '@mantine/core'
import { useId, useState } from 'react'

import { DotsIcon } from '#src/design/office-icons.tsx'

/** The state of a part of a card that is folded away until a button opens it. `id` is the part's HTML id. */
export function useFold() {
  const [isOpen, setOpen] = useState(false)
  return { id: useId(), isOpen, toggle: () => setOpen(!isOpen) }
}

interface MoreButtonProps {
  /** Says for screen readers of which row it shows more. */
  readonly label: string
  readonly fold: ReturnType<typeof useFold>
}

/** The button of a card that shows what staff rarely do with its row. */
export function MoreButton({ label, fold }: MoreButtonProps) {
  return (
    <ActionIcon aria-label={label} aria-expanded={fold.isOpen} aria-controls={fold.id} onClick={fold.toggle}>
      <DotsIcon size="1.375rem" />
    </ActionIcon>
  )
}
