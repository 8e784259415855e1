import { Button, FileButton } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'

import { classNames } from '#src/design/class-names.ts'
import layout from '#src/design/layout.module.css'
import smallText from '#src/design/small-text.module.css'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { inMegabytes, maxUploadBytes } from '../../rules/upload-limits.ts'
import { filmFieldTexts } from '../../texts/film-field-texts.ts'
import { pictureFieldTexts } from '../../texts/picture-field-texts.ts'
import { uploadProblems } from '../../texts/upload-problem-texts.ts'
import { useDroppedFiles } from './use-dropped-files.ts'
import { type UploadState, useUpload } from './use-upload.ts'
import styles from './picture-field.module.css'

const kinds = ['video/mp4', 'video/webm']
/** If a film is larger than this many bytes, the form warns that the film is heavy. */
const heavyBytes = 10 * 1024 * 1024

interface FilmFieldProps {
  readonly label: string
  /** The film's address; empty if no film is chosen. */
  readonly value: string
  onChange(value: string): void
  /**
   * Tells the form whether a film is being sent. The form must not be saved meanwhile, because it would be saved without the film.
   */
  onBusy(isBusy: boolean): void
  /** The text below the buttons, such as the recommended shape. */
  readonly hint: string
  readonly preview: ReactNode
  /** A note about the chosen film, for example that it is not saved yet. */
  readonly children?: ReactNode
}

/**
 * A field for a film in a form. The user chooses or drops a film, which is uploaded at once. The field's value is the address of
 * the stored film.
 */
export function FilmField({ label, value, onChange, onBusy, hint, preview, children }: FilmFieldProps) {
  const texts = useTexts(filmFieldTexts)
  const shared = useTexts(pictureFieldTexts)
  const notAFilm = uploadProblems[useLanguage()]['uploads.not-a-film']
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const reset = useRef<() => void>(null)
  const { state, start, cancel } = useUpload({
    target: { call: 'POST /api/objects/upload', purpose: 'home-video' },
    done: texts.done,
    onDone: onChange,
    onBusy,
  })
  const limit = maxUploadBytes['home-video']

  function choose(chosen: File | null | undefined) {
    // The file button is reset after each choice, because otherwise the browser would report no change if the user chooses the same
    // file again.
    reset.current?.()
    if (!chosen) return
    // If the operating system does not know the file's type, `type` is empty. Such a file is sent all the same, and the server
    // checks its first bytes.
    const isFilm = chosen.type === '' || kinds.includes(chosen.type)
    const isLarge = chosen.size > limit
    setProblem(!isFilm ? notAFilm : isLarge ? shared.tooLarge(inMegabytes(limit)) : undefined)
    if (!isFilm || isLarge) return
    setFile(chosen)
    start(() => Promise.resolve(chosen))
  }
  const { isOver, dropping } = useDroppedFiles({ onFiles: ([first]) => choose(first) })

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is for the mouse alone; the button does the same
    <fieldset className={styles.field} {...dropping}>
      <legend>{label}</legend>
      <div className={classNames(styles.drop, isOver && styles.over)}>
        {preview}
        <div className={styles.controls}>
          <div className={layout.wrap2}>
            <FileButton onChange={choose} accept={kinds.join(',')} resetRef={reset}>
              {(button) => (
                <Button variant="default" disabled={state.kind === 'uploading'} {...button}>
                  {value === '' ? texts.choose : texts.replace}
                </Button>
              )}
            </FileButton>
            {value !== '' && state.kind !== 'uploading' && (
              <Button variant="subtle" onClick={() => onChange('')}>
                {texts.remove}
              </Button>
            )}
          </div>
          <p className={smallText.muted}>{`${hint} ${texts.limit(inMegabytes(limit))}`}</p>
          <FilmUpload
            name={file?.name ?? ''}
            state={state}
            cancel={cancel}
            retry={() => file && start(() => Promise.resolve(file))}
          />
          {problem !== undefined && (
            <p className={smallText.error} role="alert">
              {problem}
            </p>
          )}
          {value !== '' && file && file.size > heavyBytes && (
            <p className={smallText.muted}>{texts.heavy(inMegabytes(file.size))}</p>
          )}
          {children}
        </div>
      </div>
    </fieldset>
  )
}

interface FilmUploadProps {
  /** Of the file. */
  readonly name: string
  readonly state: UploadState
  cancel(): void
  retry(): void
}

/**
 * The progress of a film's upload with a button to stop it or, if the upload has failed, the reason with a button to send the film
 * again.
 */
function FilmUpload({ name, state, cancel, retry }: FilmUploadProps) {
  const texts = useTexts(filmFieldTexts)
  const shared = useTexts(pictureFieldTexts)
  const office = useTexts(officeTexts)
  return (
    <>
      <p className={styles.progress} role="status">
        {state.kind === 'uploading' && texts.uploading(name, state.percent)}
      </p>
      {state.kind === 'failed' && (
        <p className={smallText.error} role="alert">
          {shared.failed(state.reason)}
        </p>
      )}
      {state.kind !== 'idle' && (
        <div className={layout.wrap2}>
          {state.kind === 'uploading' && (
            <progress className={styles.bar} max={100} value={state.percent} aria-hidden />
          )}
          <Button variant="default" onClick={state.kind === 'uploading' ? cancel : retry}>
            {state.kind === 'uploading' ? office.cancel : office.retry}
          </Button>
        </div>
      )}
    </>
  )
}
