import { useEffect, useRef, useState } from 'react'

import { showToast } from '#src/design/toast-store.ts'
import { useTexts } from '#src/web/language.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { pictureFieldTexts } from '../../texts/picture-field-texts.ts'
import { uploadFile, type UploadTarget } from './upload-file.ts'
import { useFailureText } from './use-failure-text.ts'

export type UploadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'uploading'; readonly percent: number }
  | { readonly kind: 'failed'; readonly reason: string }

interface UploadOptions {
  readonly target: UploadTarget
  onDone(path: string): void
  /** The toast's text after the upload. Without it, the toast says that the picture is uploaded. */
  readonly done?: string
  /** Tells the form whether a file is being sent. */
  onBusy?(isBusy: boolean): void
}

/**
 * Runs one upload at a time: requests an upload address, sends the file to this address, and calls `onDone` with the path at which
 * browsers get the file. If the user leaves the form, the upload is cancelled.
 */
export function useUpload({ target, onDone, done, onBusy }: UploadOptions) {
  const api = useOfficeApi()
  const texts = useTexts(pictureFieldTexts)
  const failureText = useFailureText()
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const running = useRef<AbortController>(null)
  /** The form's callback may change while a file is being sent, so this ref always contains the latest callback. */
  const current = useRef(onDone)
  useEffect(() => {
    current.current = onDone
  })
  useEffect(() => () => running.current?.abort(), [])

  /** `make` returns the file to upload. If it throws, the upload counts as failed. */
  async function start(make: () => Promise<Blob>) {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    setState({ kind: 'uploading', percent: 0 })
    onBusy?.(true)
    try {
      const path = await uploadFile(api, target, await make(), {
        signal: control.signal,
        onProgress: (percent) => !control.signal.aborted && setState({ kind: 'uploading', percent }),
      })
      if (control.signal.aborted) return
      setState({ kind: 'idle' })
      onBusy?.(false)
      showToast({ title: done ?? texts.done, tone: 'success' })
      current.current(path)
    } catch (error) {
      if (control.signal.aborted) return
      setState({ kind: 'failed', reason: failureText(error) })
      onBusy?.(false)
    }
  }

  function cancel() {
    running.current?.abort()
    setState({ kind: 'idle' })
    onBusy?.(false)
  }

  return { state, start: (make: () => Promise<Blob>) => void start(make), cancel }
}
