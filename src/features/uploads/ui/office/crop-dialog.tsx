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

/** The smallest width of the crop frame, in pixels of the screen. */
const minWidth = 20

interface CropDialogProps {
  /** The address of the picture that the user has chosen, for display in the browser. */
  readonly source: string
  /** Width divided by height of the part of the picture that is uploaded. */
  readonly aspect: number
  readonly target: UploadTarget
  readonly noticeOf?: ((width: number, height: number) => string | undefined) | undefined
  /** True if transparent parts must stay transparent, as in a logo. */
  readonly isTransparent?: boolean | undefined
  onClose(): void
  /** Called when the picture is uploaded. `path` is the path at which browsers get the picture. */
  onDone(path: string): void
  /** Called if the browser cannot show the picture. */
  onUnreadable(): void
}

/**
 * The dialog that shows the chosen picture with a crop frame over it, and uploads the part within the frame. The dialog stays open
 * until the upload is complete, so that the user cannot save the form without the picture.
 */
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
    // At first the crop frame is as wide as the picture or, if such a frame would not fit, as high as the picture.
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
          {/* The progress is in the dialog's footer, so that it stays visible however far the picture is scrolled. */}
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
