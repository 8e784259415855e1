import { ActionIcon, Button } from '@mantine/core'

import { CopyIcon } from '#src/design/icons.tsx'
import { useTexts } from '../language.tsx'
import { useCopy } from '../use-copy.ts'
import { officeTexts } from './texts/office-texts.ts'

interface CopyButtonProps {
  /** Makes the text to copy, when the user presses the button. */
  text(): string
  /**
   * A label for screen readers that names the row. With a label the button is an icon; without one it shows what it does as text.
   */
  readonly label?: string
  /** True for an icon without a border, beside the text that it copies. */
  readonly isQuiet?: boolean
}

/** A button that copies a text to the clipboard: an icon in a row, or a button with text in a dialog. */
export function CopyButton({ text, label, isQuiet = false }: CopyButtonProps) {
  const texts = useTexts(officeTexts).row
  const copy = useCopy({ title: texts.copied }, { title: texts.copyFailed })

  if (label !== undefined) {
    return (
      <ActionIcon
        variant={isQuiet ? 'subtle' : 'default'}
        aria-label={label}
        title={texts.copy}
        onClick={() => void copy(text())}
      >
        <CopyIcon size={isQuiet ? '1.125rem' : '1.375rem'} />
      </ActionIcon>
    )
  }
  return (
    <Button variant="default" leftSection={<CopyIcon />} onClick={() => void copy(text())}>
      {texts.copy}
    </Button>
  )
}
