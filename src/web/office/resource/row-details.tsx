import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

import { Dialog } from '#src/design/dialog.tsx'
import { useTexts } from '../../language.tsx'
import { CopyButton } from '../copy-button.tsx'
import styles from '../facts.module.css'
import { useOpenAddress } from '../open-dialog.ts'
import { EditButton } from '../row-links.tsx'
import { AbsentRow, rowOf } from '../row-state.tsx'
import { officeTexts } from '../texts/office-texts.ts'
import type { PagedRows, ResourceRow } from './resource.ts'
import type { DetailsProps } from './row-dialogs.tsx'

interface RowDetailsProps<Row extends ResourceRow> extends DetailsProps<Row> {
  readonly rows: PagedRows<Row>
  readonly title: string
  /** Makes the text about the row that the copy button puts on the clipboard. */
  asText(row: Row): string
  children(row: Row): ReactNode
}

/**
 * A dialog that shows all data of a row, or says why the row cannot be shown. If the user may change the row, the dialog links to
 * the row's form.
 */
export function RowDetails<Row extends ResourceRow>(props: RowDetailsProps<Row>) {
  const { rows, state, title, asText, children, open, onClose } = props
  const { close } = useTexts(officeTexts)
  const texts = useTexts(rows.texts)
  const addressOf = useOpenAddress(rows.parameter)
  const row = rowOf(state)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="large"
      closeLabel={close}
      footer={
        <div className={styles.footer}>
          {row && <CopyButton text={() => asText(row)} />}
          {row && rows.mayChange(row) && <EditButton to={addressOf({ as: 'edit', id: row.id })} />}
          <Button onClick={onClose}>{close}</Button>
        </div>
      }
    >
      {row ? children(row) : <AbsentRow state={state} texts={{ ...texts.dialog, ...texts.list }} />}
    </Dialog>
  )
}
