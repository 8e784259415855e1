import { ActionIcon, Button } from '@mantine/core'

import { CopyIcon } from '#src/design/icons.tsx'
import { useTexts } from '../language.tsx'
import { useCopy } from '../use-copy.ts'
import { officeTexts } from './texts/office-texts.ts'

interface CopyButtonProps {
  /** Returns the text to copy at the moment of the press. */
  text(): string
  /**
   * A label for screen readers that names the row; the button is then an icon. Without it the button shows a text that says what it
   * does.
   */
  readonly label?: string
}

/** Copies a text to the clipboard: an icon in a row, a button with a text in a dialog. */
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
