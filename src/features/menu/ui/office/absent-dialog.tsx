import { Dialog } from '#src/design/dialog.tsx'
import { Spinner } from '#src/design/spinner.tsx'
import { useTexts } from '#src/web/language.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'

interface AbsentDialogProps {
  readonly open: boolean
  onClose(): void
  readonly texts: { readonly title: string; readonly loading: string; readonly missing: string }
  readonly isLoading: boolean
}

/** In place of the dialog of something that is not there, or not yet. */
export function AbsentDialog({ open, onClose, texts, isLoading }: AbsentDialogProps) {
  const { close } = useTexts(officeTexts)
  return (
    <Dialog open={open} onClose={onClose} size="small" closeLabel={close} title={texts.title}>
      {isLoading ? <Spinner label={texts.loading} /> : <p role="alert">{texts.missing}</p>}
    </Dialog>
  )
}
