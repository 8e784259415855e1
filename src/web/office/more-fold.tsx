import { ActionIcon } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'

import { DotsIcon } from '#src/design/office-icons.tsx'
import card from './card.module.css'

/** The state of a part of a card that is hidden until the user presses a button. `id` is the part's HTML id. */
export function useFold() {
  const [isOpen, setOpen] = useState(false)
  return { id: useId(), isOpen, toggle: () => setOpen(!isOpen) }
}

interface MoreButtonProps {
  /** A label for screen readers that names the row of the card. */
  readonly label: string
  readonly fold: ReturnType<typeof useFold>
}

/** The button on a card that shows the actions which staff rarely need for the card's row. */
export function MoreButton({ label, fold }: MoreButtonProps) {
  return (
    <ActionIcon aria-label={label} aria-expanded={fold.isOpen} aria-controls={fold.id} onClick={fold.toggle}>
      <DotsIcon size="1.375rem" />
    </ActionIcon>
  )
}

/** The actions that the button of a fold shows. */
export function MoreActions({
  fold,
  children,
}: Pick<MoreButtonProps, 'fold'> & { readonly children: ReactNode }) {
  return (
    fold.isOpen && (
      <div id={fold.id} className={card.moreActions}>
        {children}
      </div>
    )
  )
}
