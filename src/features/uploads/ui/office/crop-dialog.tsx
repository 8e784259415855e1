import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { Button } from '@mantine/core'
import { type SyntheticEvent, useRef, useState } from 'react'
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'

import { Dialog } from '#src/design/dialog.tsx'
import { Notice } from '#src/design/notice.tsx'
import { useTexts } from '#src/web/language.tsx'
import { pictureFieldTexts } from '../../texts/picture-field-texts.ts'
import { croppedPicture } from './crop-picture.ts'
import styles from './crop-dialog.module.css'
import type { UploadTarget } from './upload-file.ts'
import { useUpload } from './use-upload.ts'

/** Smallest frame, in pixels of the screen. */
const minWidth = 20

interface CropDialogProps {
  /** The address of the chosen picture. */
  readonly source: string
  /** Width by height of the part that is uploaded. */
  readonly aspect: number
  readonly target: UploadTarget
  readonly noticeOf?: ((width: number, height: number) => string | undefined) | undefined
  /** What is transparent stays so, as in a logo. */
  readonly isTransparent?: boolean | undefined
  onClose(): void
  /** It is uploaded, and shown under this path. */
  onDone(path: string): void
  /** The browser cannot show it. */
  onUnreadable(): void
}

/** The frame over a chosen picture, and its upload: it stays open until the picture is there, so that a form is not saved
 * before it. */
export function CropDialog(props: CropDialogProps) {
  const { source, aspect, target, isTransparent, noticeOf, onClose, onDone } = props
  const texts = useTexts(pictureFieldTexts)
  const office = useTexts(officeTexts)
  const image = useRef<HTMLImageElement>(null)
  const [crop, setCrop] = useState<PercentCrop>()
  const [notice, setNotice] = useState<string>()
  const { state, start, cancel } = useUpload({ target, onDone })
  const isUploading = state.kind === 'uploading'

  function showFrame({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
    const { width, height, naturalWidth, naturalHeight } = currentTarget
    setNotice(noticeOf?.(naturalWidth, naturalHeight))
    // As wide as the picture, or as high where it would not fit.
    const largest = makeAspectCrop({ unit: '%', width: 100 }, aspect, width, height)
    setCrop(centerCrop(largest, width, height))
  }

  function upload() {
    const { current } = image
    if (current && crop) start(() => croppedPicture(current, crop, { isTransparent }))
  }

  function leave() {
    cancel()
    onClose()
  }

  return (
    <Dialog
      open
      onClose={leave}
      size="large"
      closeLabel={office.close}
      title={texts.title}
      description={texts.help}
      footer={
        <>
          {/* In the footer, where it shows however far the picture is scrolled. */}
          <p className={styles.progress} role="status">
            {isUploading && texts.uploading(state.percent)}
          </p>
          {isUploading && <progress className={styles.bar} max={100} value={state.percent} aria-hidden />}
          <div className={styles.buttons}>
            <Button variant="default" onClick={leave}>
              {office.cancel}
            </Button>
            <Button data-autofocus onClick={upload} loading={isUploading}>
              {state.kind === 'failed' ? office.retry : texts.upload}
            </Button>
          </div>
        </>
      }
    >
      {state.kind === 'failed' && <Notice tone="danger" title={texts.failed(state.reason)} urgent />}
      {notice !== undefined && <Notice title={notice} urgent />}
      <div className={styles.canvas}>
        <ReactCrop
          crop={crop}
          onChange={(_pixels, percent) => setCrop(percent)}
          aspect={aspect}
          minWidth={minWidth}
          keepSelection
          ruleOfThirds
          disabled={isUploading}
          ariaLabels={texts.frame}
        >
          <img
            ref={image}
            src={source}
            alt={texts.picture}
            className={styles.picture}
            onLoad={showFrame}
            onError={props.onUnreadable}
          />
        </ReactCrop>
      </div>
    </Dialog>
  )
}
