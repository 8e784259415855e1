import type { UseQueryResult } from '@tanstack/react-query'

import { Dialog } from '#src/design/dialog.tsx'
import { Spinner } from '#src/design/spinner.tsx'
import { useTexts } from '../language.tsx'
import { LoadFailure } from './loaded.tsx'
import { officeTexts } from './texts/office-texts.ts'

interface AbsentDialogProps {
  readonly open: boolean
  onClose(): void
  readonly texts: { readonly title: string; readonly loading: string; readonly missing: string }
  /** The list in which it is looked for, and what is said where that has failed to load. */
  readonly query: Pick<UseQueryResult, 'data' | 'isFetching' | 'refetch'>
  readonly failed: string
}

/** In place of the dialog of something that is not there, or not yet, or that could not be loaded. */
export function AbsentDialog({ open, onClose, texts, query, failed }: AbsentDialogProps) {
  const { close } = useTexts(officeTexts)
  return (
    <Dialog open={open} onClose={onClose} size="small" closeLabel={close} title={texts.title}>
      <Absence texts={texts} query={query} failed={failed} />
    </Dialog>
  )
}

function Absence({ texts, query, failed }: Pick<AbsentDialogProps, 'texts' | 'query' | 'failed'>) {
  if (query.isFetching) return <Spinner label={texts.loading} />
  if (query.data === undefined) return <LoadFailure title={failed} retry={() => void query.refetch()} />
  return <p role="alert">{texts.missing}</p>
}
