import { filmFieldTexts } from '../../texts/film-field-texts.ts'
import layout from '#src/design/layout.module.css'
import smallText from '#src/design/small-text.module.css'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { Button, FileButton } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'

import { classNames } from '#src/design/class-names.ts'
import { useTexts } from '#src/web/language.tsx'
import { maxFilesAtOnce } from '../../rules/upload-limits.ts'
import { severalPicturesTexts } from '../../texts/several-pictures-texts.ts'
import type { UploadCall } from './upload-file.ts'
import { useDroppedFiles } from './use-dropped-files.ts'
import { type FileUpload, useUploads } from './use-uploads.ts'
import styles from './picture-uploads.module.css'

const accepted = 'image/jpeg,image/png,image/webp'

interface PictureUploadsProps {
  /** A label for screen readers that says what the pictures are for, such as an article. */
  readonly label: string
  readonly call: UploadCall
  /** How many more pictures the user may choose, and the message if the user chooses more. */
  readonly room: number
  readonly full: string
  /** Called for each uploaded picture, in the order in which the user chose the files. */
  onUploaded(path: string, name: string): void
  /** Tells the form whether a picture is being sent. */
  onBusy(isBusy: boolean): void
  /**
   * Renders the area on which the user can drop files or into which the user can paste them. The area must contain a button that
   * calls `choose` to open the file dialog; `name` is the button's label.
   */
  children(choose: () => void, name: string): ReactNode
}

/**
 * Uploads several pictures that the user has chosen, dropped or pasted. Each picture has its own progress, cancel button and error.
 */
export function PictureUploads({
  label,
  call,
  room,
  full,
  onUploaded,
  onBusy,
  children,
}: PictureUploadsProps) {
  const texts = useTexts(severalPicturesTexts)
  const [problem, setProblem] = useState<string>()
  const reset = useRef<() => void>(null)
  const { uploads, start, cancel, retry } = useUploads({
    call,
    purpose: 'image',
    onDone: (path, { name }) => onUploaded(path, name),
    onBusy,
  })

  function choose(files: readonly File[]) {
    // The file button is reset after each choice, because otherwise the browser would report no change if the user chooses the same
    // files again.
    reset.current?.()
    const isTooMany = files.length > maxFilesAtOnce
    const waiting = uploads.filter(({ kind }) => kind === 'uploading').length
    const isFull = files.length + waiting > room
    setProblem(isTooMany ? texts.tooMany(maxFilesAtOnce) : isFull ? full : undefined)
    if (!isTooMany && !isFull) start(files)
  }

  const { isOver, dropping, onPaste } = useDroppedFiles({ onFiles: choose, takesText: true })

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is for the mouse alone; the button does the same
    <div className={classNames(styles.uploads, isOver && styles.over)} {...dropping} onPaste={onPaste}>
      <FileButton multiple onChange={choose} accept={accepted} resetRef={reset}>
        {({ onClick }) => children(onClick, `${texts.choose}: ${label}`)}
      </FileButton>
      <p className={smallText.muted}>{texts.hint(maxFilesAtOnce)}</p>
      {problem !== undefined && (
        <p className={smallText.error} role="alert">
          {problem}
        </p>
      )}
      {uploads.length > 0 && (
        <ul role="list" className={layout.stack2} aria-label={`${texts.list}: ${label}`}>
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} cancel={cancel} retry={retry} />
          ))}
        </ul>
      )}
    </div>
  )
}

interface UploadRowProps {
  readonly upload: FileUpload
  cancel(id: number): void
  retry(upload: Extract<FileUpload, { kind: 'failed' }>): void
}

function UploadRow({ upload, cancel, retry }: UploadRowProps) {
  const texts = useTexts(severalPicturesTexts)
  const { uploading } = useTexts(filmFieldTexts)
  const office = useTexts(officeTexts)
  const { id, name } = upload
  if (upload.kind === 'uploading') {
    return (
      <li className={styles.row}>
        <p className={styles.state}>{uploading(name, upload.percent)}</p>
        <progress className={styles.bar} max={100} value={upload.percent} aria-label={name} />
        <Button variant="default" aria-label={texts.cancelOf(name)} onClick={() => cancel(id)}>
          {office.cancel}
        </Button>
      </li>
    )
  }
  return (
    <li className={styles.row}>
      <p className={classNames(styles.state, smallText.error)} role="alert">
        {texts.failed(name, upload.reason)}
      </p>
      {upload.file && (
        <Button variant="default" aria-label={texts.retryOf(name)} onClick={() => retry(upload)}>
          {office.retry}
        </Button>
      )}
      <Button variant="subtle" aria-label={texts.dismissOf(name)} onClick={() => cancel(id)}>
        {texts.dismiss}
      </Button>
    </li>
  )
}
