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
  /** The address of the picture; empty if there is none. */
  readonly value: string
  onChange(value: string): void
  /** Width divided by height of the part that is shown, such as 4 / 3. */
  readonly aspect: number
  readonly purpose: UploadPurpose
  /** The API call that returns the upload address. Pictures of articles have a call of their own. */
  readonly call?: UploadCall
  /** Text below the buttons, such as the recommended size. */
  readonly hint?: string
  /** True if the cropped picture keeps its transparent parts, as a logo must. */
  readonly isTransparent?: boolean
  /** The preview of the picture beside the buttons. */
  readonly preview: ReactNode
  /** The message for a file that is too large, if it is not the usual one. */
  readonly tooLarge?: string
  /** Returns a note about a picture of this size, shown before cropping; undefined if the size is right. */
  readonly noticeOf?: (width: number, height: number) => string | undefined
  /**
   * Another source of a picture besides a file, such as a frame of a film. `failed` is the message that is shown if `take` fails.
   */
  readonly source?: { readonly label: string; readonly failed: string; take(): Promise<Blob> } | undefined
  /** A note about the chosen picture, such as that it is not saved yet. */
  readonly children?: ReactNode
}

/**
 * The field for a picture in a form. The user chooses, drops or pastes a picture and crops it; then it is uploaded at once. The
 * value is the picture's address.
 */
export function PictureField(props: PictureFieldProps) {
  const { label, value, onChange, aspect, purpose, preview, hint, tooLarge, noticeOf, isTransparent } = props
  const texts = useTexts(pictureFieldTexts)
  const problems = uploadProblems[useLanguage()]
  const [source, setSource] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const reset = useRef<() => void>(null)
  /** The last chosen file, while its bytes are read; an earlier choice is dropped. */
  const latest = useRef<File>(null)

  function choose(chosen: File | null | undefined) {
    // The file button is reset after each choice, because otherwise the browser would report no change if the user chooses the same
    // file again.
    reset.current?.()
    // While one picture is being cropped, no other can replace it.
    if (!chosen || source !== undefined) return
    const limit = maxUploadBytes[purpose]
    // If the operating system does not know the type of a file, as with HEIC, `type` is empty. Such a file is not rejected here;
    // its bytes are checked below.
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
    // The bytes cannot be read if the file was deleted after the user had chosen it.
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
    // The browser keeps the file in memory until the file's object URL is revoked.
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
