import { Button, FileButton } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'

import { classNames } from '#src/design/class-names.ts'
import layout from '#src/design/layout.module.css'
import smallText from '#src/design/small-text.module.css'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { inMegabytes, maxUploadBytes, type UploadPurpose } from '../../rules/upload-limits.ts'
import { pictureRejection } from '../../rules/picture-rejection.ts'
import { pictureFieldTexts } from '../../texts/picture-field-texts.ts'
import { uploadProblems } from '../../texts/upload-problem-texts.ts'
import { CropDialog } from './crop-dialog.tsx'
import type { UploadCall } from './upload-file.ts'
import { useDroppedFiles } from './use-dropped-files.ts'
import { usePagePaste } from './use-page-paste.ts'
import styles from './picture-field.module.css'

const accepted = 'image/jpeg,image/png,image/webp'

interface PictureFieldProps {
  readonly label: string
  /** The address of the picture; empty for none. */
  readonly value: string
  onChange(value: string): void
  /** Width by height of the part that is shown, such as 4 / 3. */
  readonly aspect: number
  readonly purpose: UploadPurpose
  /** For pictures of articles theirs. */
  readonly call?: UploadCall
  /** Beneath the buttons, such as the size that suits it. */
  readonly hint?: string
  /** What is transparent stays so, as in a logo. */
  readonly isTransparent?: boolean
  /** What of it is shown beside the buttons. */
  readonly preview: ReactNode
  /** What is said of a file that is too large, where that is not what all pictures say. */
  readonly tooLarge?: string
  /** What is said of a picture of this size before it is cropped; nothing where it is as it should be. */
  readonly noticeOf?: (width: number, height: number) => string | undefined
  /** Another way to a picture than a file, such as a frame of a film; `failed` is said where it gives none. */
  readonly source?: { readonly label: string; readonly failed: string; take(): Promise<Blob> } | undefined
  /** What is said of the picture that is chosen, such as that it is not saved yet. */
  readonly children?: ReactNode
}

/** A picture in a form: chosen, dropped or pasted, cropped and uploaded at once; the value is the address it is shown under. */
export function PictureField(props: PictureFieldProps) {
  const { label, value, onChange, aspect, purpose, preview, hint, tooLarge, noticeOf, isTransparent } = props
  const texts = useTexts(pictureFieldTexts)
  const problems = uploadProblems[useLanguage()]
  const [source, setSource] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const reset = useRef<() => void>(null)
  /** The last file that was chosen, while its bytes are read. */
  const latest = useRef<File>(null)

  function choose(chosen: File | null | undefined) {
    // The same file can be chosen again.
    reset.current?.()
    // While one is cropped, no other takes its place.
    if (!chosen || source !== undefined) return
    const limit = maxUploadBytes[purpose]
    // Some systems know no type of a file, such as HEIC: its bytes are looked at.
    const isImage = chosen.type === '' || chosen.type.startsWith('image/')
    const isLarge = chosen.size > limit
    setProblem(
      !isImage ? texts.notAnImage : isLarge ? (tooLarge ?? texts.tooLarge(inMegabytes(limit))) : undefined,
    )
    latest.current = chosen
    if (isImage && !isLarge) void showFrameOver(chosen)
  }

  async function showFrameOver(chosen: File) {
    const bytes = await chosen.arrayBuffer().catch(() => undefined)
    if (latest.current !== chosen) return
    // A file that is gone meanwhile cannot be shown either.
    if (!bytes) return setProblem(texts.unreadable)
    const rejection = pictureRejection(chosen.type, new Uint8Array(bytes))
    if (rejection) setProblem(problems[rejection])
    else setSource(URL.createObjectURL(chosen))
  }

  usePagePaste(choose)

  async function takeFrom({ take, failed }: NonNullable<PictureFieldProps['source']>) {
    try {
      const taken = await take()
      setProblem(undefined)
      setSource(URL.createObjectURL(taken))
    } catch {
      setProblem(failed)
    }
  }

  function close() {
    // The memory of the file is held until then.
    if (source !== undefined) URL.revokeObjectURL(source)
    setSource(undefined)
  }

  const { isOver, dropping, onPaste } = useDroppedFiles({ onFiles: ([first]) => choose(first) })

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is for the mouse alone; the button does the same
    <fieldset className={classNames(styles.field, isOver && styles.over)} {...dropping} onPaste={onPaste}>
      <legend>{label}</legend>
      {preview}
      <div className={styles.controls}>
        <div className={layout.wrap2}>
          <FileButton onChange={choose} accept={accepted} resetRef={reset}>
            {(button) => (
              <Button variant="default" {...button}>
                {value === '' ? texts.choose : texts.replace}
              </Button>
            )}
          </FileButton>
          {props.source && (
            <Button variant="default" onClick={() => props.source && void takeFrom(props.source)}>
              {props.source.label}
            </Button>
          )}
          {value !== '' && (
            <Button variant="subtle" onClick={() => onChange('')}>
              {texts.remove}
            </Button>
          )}
        </div>
        <p className={smallText.muted}>{hint ? `${hint} ${texts.hint}` : texts.hint}</p>
        {problem !== undefined && (
          <p className={smallText.error} role="alert">
            {problem}
          </p>
        )}
        {props.children}
      </div>
      {source !== undefined && (
        <CropDialog
          source={source}
          aspect={aspect}
          target={{ call: props.call ?? 'POST /api/objects/upload', purpose }}
          noticeOf={noticeOf}
          isTransparent={isTransparent}
          onClose={close}
          onDone={(path) => {
            close()
            onChange(path)
          }}
          onUnreadable={() => {
            close()
            setProblem(texts.unreadable)
          }}
        />
      )}
    </fieldset>
  )
}
