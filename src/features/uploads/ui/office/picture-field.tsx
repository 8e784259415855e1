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
  /** The picture's address; empty if no picture is chosen. */
  readonly value: string
  onChange(value: string): void
  /** Width divided by height of the part of the picture that is shown, such as 4 / 3. */
  readonly aspect: number
  readonly purpose: UploadPurpose
  /** The API call that returns the upload address. Pictures in articles have their own call. */
  readonly call?: UploadCall
  /** The text below the buttons, such as the recommended size. */
  readonly hint?: string
  /** True if transparent parts of the picture must stay transparent after cropping, as in a logo. */
  readonly isTransparent?: boolean
  /** The preview of the picture, beside the buttons. */
  readonly preview: ReactNode
  /** Replaces the usual message about a file that is too large, if that message would be wrong for this picture. */
  readonly tooLarge?: string
  /** Returns a note about a picture's size, which is shown before cropping; undefined if the size is right. */
  readonly noticeOf?: (width: number, height: number) => string | undefined
  /**
   * Another way to get a picture than by choosing a file, such as taking a frame of a film. `failed` is the message if `take`
   * fails.
   */
  readonly source?: { readonly label: string; readonly failed: string; take(): Promise<Blob> } | undefined
  /** A note about the chosen picture, for example that it is not saved yet. */
  readonly children?: ReactNode
}

/**
 * A field for a picture in a form. The user chooses, drops or pastes a picture and crops it; then the picture is uploaded at once.
 * The field's value is the picture's address.
 */
export function PictureField(props: PictureFieldProps) {
  const { label, value, onChange, aspect, purpose, preview, hint, tooLarge, noticeOf, isTransparent } = props
  const texts = useTexts(pictureFieldTexts)
  const problems = uploadProblems[useLanguage()]
  const [source, setSource] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const reset = useRef<() => void>(null)
  /**
   * The file that the user has chosen last, whose bytes are still being read. If the user chooses another file meanwhile, the
   * earlier file is dropped.
   */
  const latest = useRef<File>(null)

  function choose(chosen: File | null | undefined) {
    // The file button is reset after each choice, because otherwise the browser would report no change if the user chooses the same
    // file again.
    reset.current?.()
    // While the user is cropping a picture, no other picture can replace it.
    if (!chosen || source !== undefined) return
    const limit = maxUploadBytes[purpose]
    // If the operating system does not know a file's type, for example of a HEIC file, `type` is empty. Such a file is not rejected
    // here; its bytes are checked below.
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
    // The bytes cannot be read if the file was deleted after the user chose it.
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
    // The browser keeps the file in memory until its object URL is revoked. So the URL is revoked here.
    if (source !== undefined) URL.revokeObjectURL(source)
    setSource(undefined)
  }

  const { isOver, dropping, onPaste } = useDroppedFiles({ onFiles: ([first]) => choose(first) })

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is for the mouse alone; the button does the same
    <fieldset className={styles.field} {...dropping} onPaste={onPaste}>
      <legend>{label}</legend>
      <div className={classNames(styles.drop, isOver && styles.over)}>
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
