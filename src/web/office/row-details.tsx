import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { To } from 'react-router'

import { Dialog } from '#src/design/dialog.tsx'
import { CopyButton } from './copy-button.tsx'
import styles from './facts.module.css'
import { EditButton } from './row-links.tsx'
import { AbsentRow, rowOf, type RowState } from './row-state.tsx'

interface RowDetailsProps<Row> {
  readonly open: boolean
  onClose(): void
  readonly single: RowState<Row>
  readonly title: string
  readonly texts: {
    readonly close: string
    readonly loading: string
    readonly missing: string
    readonly failed: string
  }
  /** What is copied of the row. */
  asText(row: Row): string
  /** Where the row is changed; undefined where the reader may not. */
  editAddress(row: Row): To | undefined
  children(row: Row): ReactNode
}

/** The dialog with everything there is to know of a row, or why it is not there. */
export function RowDetails<Row>({
  single,
  texts,
  asText,
  editAddress,
  children,
  ...dialog
}: RowDetailsProps<Row>) {
  const row = rowOf(single)
  const edit = row && editAddress(row)
  return (
    <Dialog
      {...dialog}
      size="large"
      closeLabel={texts.close}
      footer={
        <div className={styles.footer}>
          {row && <CopyButton text={() => asText(row)} />}
          {edit !== undefined && <EditButton to={edit} />}
          <Button onClick={dialog.onClose}>{texts.close}</Button>
        </div>
      }
    >
      {row ? children(row) : <AbsentRow state={single} texts={texts} />}
    </Dialog>
  )
}
