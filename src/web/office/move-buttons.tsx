import { ActionIcon } from '@mantine/core'
import type { ReactNode } from 'react'

import { ArrowDownIcon, ArrowUpIcon } from '#src/design/office-icons.tsx'
import { useTexts } from '../language.tsx'
import { officeTexts } from './texts/office-texts.ts'

interface MoveButtonsProps {
  /** What is moved. */
  readonly name: string
  readonly isFirst: boolean
  readonly isLast: boolean
  /** Moves the row one place up (-1) or down (1). */
  onMove(by: -1 | 1): void
}

/** Buttons that move a row of an ordered list one place up or down, for pointer, touch and keyboard. */
export function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  const { up, down, upOf, downOf } = useTexts(officeTexts).move
  return (
    <>
      <MoveButton label={upOf(name)} title={up} isEnd={isFirst} onPress={() => onMove(-1)}>
        <ArrowUpIcon size="1.375rem" />
      </MoveButton>
      <MoveButton label={downOf(name)} title={down} isEnd={isLast} onPress={() => onMove(1)}>
        <ArrowDownIcon size="1.375rem" />
      </MoveButton>
    </>
  )
}

interface MoveButtonProps {
  readonly label: string
  readonly title: string
  readonly isEnd: boolean
  onPress(): void
  readonly children: ReactNode
}

/**
 * On the first or last row of a list this button does nothing, but it is not disabled: a disabled button would lose the focus when
 * the moved row arrives there.
 */
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
