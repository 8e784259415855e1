import { ActionIcon } from '@mantine/core'
import type { ReactNode } from 'react'

import { ArrowDownIcon, ArrowUpIcon } from '#src/design/office-icons.tsx'

interface MoveButtonsProps {
  readonly earlier: MoveTexts
  readonly later: MoveTexts
  readonly isFirst: boolean
  readonly isLast: boolean
  /** A place earlier or later. */
  onMove(by: -1 | 1): void
}

interface MoveTexts {
  /** Names what is moved. */
  readonly label: string
  readonly title: string
}

/** Move one of an ordered list a place up or down, by pointer, touch and keyboard alike. */
export function MoveButtons({ earlier, later, isFirst, isLast, onMove }: MoveButtonsProps) {
  return (
    <>
      <MoveButton {...earlier} isEnd={isFirst} onPress={() => onMove(-1)}>
        <ArrowUpIcon size="1.375rem" />
      </MoveButton>
      <MoveButton {...later} isEnd={isLast} onPress={() => onMove(1)}>
        <ArrowDownIcon size="1.375rem" />
      </MoveButton>
    </>
  )
}

interface MoveButtonProps extends MoveTexts {
  readonly isEnd: boolean
  onPress(): void
  readonly children: ReactNode
}

/** Not disabled at the end of the list, because a disabled button would lose the focus on the way there. */
function MoveButton({ label, title, isEnd, onPress, children }: MoveButtonProps) {
  return (
    <ActionIcon
      aria-label={label}
      title={title}
      aria-disabled={isEnd}
      data-disabled={isEnd || undefined}
      onClick={() => !isEnd && onPress()}
    >
      {children}
    </ActionIcon>
  )
}
