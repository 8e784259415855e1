import { Dialog } from '#src/design/dialog.tsx'
import { useTexts } from '../language.tsx'
import { AbsentRow, type RowState } from './row-state.tsx'
import { officeTexts } from './texts/office-texts.ts'

interface AbsentDialogProps {
  readonly open: boolean
  onClose(): void
  readonly texts: {
    readonly title: string
    readonly loading: string
    readonly missing: string
    readonly failed: string
  }
  readonly state: RowState<unknown>
}

/** The dialog for the case that the row to show does not exist, is still loading, or could not be loaded. */
export function AbsentDialog({ open, onClose, texts, state }: AbsentDialogProps) {
  const { close } = useTexts(officeTexts)
  return (
    <Dialog open={open} onClose={onClose} size="small" closeLabel={close} title={texts.title}>
      <AbsentRow state={state} texts={texts} />
    </Dialog>
  )
}
