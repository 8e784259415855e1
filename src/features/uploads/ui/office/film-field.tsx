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
/** From here on a film is so heavy that the form says so. */
const heavyBytes = 10 * 1024 * 1024

interface FilmFieldProps {
  readonly label: string
  /** The address of the film; empty for none. */
  readonly value: string
  onChange(value: string): void
  /** Whether a film is being sent: a form that is saved meanwhile would be saved without it. */
  onBusy(isBusy: boolean): void
  /** Beneath the buttons, such as the shape that suits it. */
  readonly hint: string
  readonly preview: ReactNode
  /** What is said of the film that is chosen, such as that it is not saved yet. */
  readonly children?: ReactNode
}

/** A film in a form: chosen or dropped, and uploaded at once; the value is the address it is stored under. */
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
    // The same file can be chosen again.
    reset.current?.()
    if (!chosen) return
    // Some systems know no type of a file: the server looks at its bytes.
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
    <fieldset className={classNames(styles.field, isOver && styles.over)} {...dropping}>
      <legend>{label}</legend>
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

/** How far the upload of the film is, with a button that stops it, or why it failed, with a button that sends it again. */
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
