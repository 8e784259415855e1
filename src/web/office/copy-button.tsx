import { ActionIcon, Button } from '@mantine/core'

import { CopyIcon } from '#src/design/task-icons.tsx'
import { useTexts } from '../language.tsx'
import { useCopy } from '../use-copy.ts'
import { officeTexts } from './texts/office-texts.ts'

interface CopyButtonProps {
  /** What is copied, as it is when the button is pressed. */
  text(): string
  /** Of which row, for screen readers; without it the button says in sight what it does. */
  readonly label?: string
}

/** Puts something into the clipboard as text: an icon in a row, a worded button in a dialog. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const texts = useTexts(officeTexts).row
  const copy = useCopy({ title: texts.copied }, { title: texts.copyFailed })

  if (label !== undefined) {
    return (
      <ActionIcon aria-label={label} title={texts.copy} onClick={() => void copy(text())}>
        <CopyIcon size="1.375rem" />
      </ActionIcon>
    )
  }
  return (
    <Button variant="default" leftSection={<CopyIcon />} onClick={() => void copy(text())}>
      {texts.copy}
    </Button>
  )
}
