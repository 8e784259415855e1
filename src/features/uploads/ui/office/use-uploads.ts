import { useEffect, useRef, useState } from 'react'

import { showToast } from '#src/design/toast-store.ts'
import { useTexts } from '#src/web/language.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { inMegabytes, maxUploadBytes } from '../../rules/upload-limits.ts'
import { pictureFieldTexts } from '../../texts/picture-field-texts.ts'
import { uploadFile, type UploadTarget } from './upload-file.ts'
import { useFailureText } from './use-failure-text.ts'

/** The state of one of several files: it is waiting, is being sent, or has failed for a reason. */
export type FileUpload = { readonly id: number; readonly name: string } & (
  | { readonly kind: 'uploading'; readonly percent: number }
  | { readonly kind: 'failed'; readonly reason: string; readonly file: File | undefined }
)

interface UploadsOptions extends UploadTarget {
  onDone(path: string, file: File): void
  /** Tells the form whether any file is waiting or being sent. */
  onBusy(isBusy: boolean): void
}

/**
 * Runs several uploads one after another, in the order of the files. The user can cancel each upload. A failed upload stays in the
 * list until the user tries it again or dismisses it. If the user leaves the form, all uploads are cancelled.
 */
export function useUploads({ call, purpose, onDone, onBusy }: UploadsOptions) {
  const api = useOfficeApi()
  const texts = useTexts(pictureFieldTexts)
  const failureText = useFailureText()
  const [uploads, setUploads] = useState<readonly FileUpload[]>([])
  const queue = useRef(Promise.resolve())
  const controls = useRef(new Map<number, AbortController>())
  const lastId = useRef(0)

  useEffect(() => {
    const all = controls.current
    return () => {
      for (const control of all.values()) control.abort()
    }
  }, [])

  /** The form's callback may change while a file is being sent, so this ref always contains the latest callback. */
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })

  function end(id: number) {
    controls.current.delete(id)
    onBusy(controls.current.size > 0)
  }

  const set = (upload: FileUpload) =>
    setUploads((before) => before.map((each) => (each.id === upload.id ? upload : each)))
  const remove = (id: number) => setUploads((before) => before.filter((each) => each.id !== id))

  async function send(file: File, id: number, signal: AbortSignal) {
    if (signal.aborted) return
    const { name } = file
    try {
      const path = await uploadFile(api, { call, purpose }, file, {
        signal,
        onProgress: (percent) => !signal.aborted && set({ id, name, kind: 'uploading', percent }),
      })
      if (signal.aborted) return
      remove(id)
      showToast({ title: texts.done, tone: 'success' })
      done.current(path, file)
    } catch (error) {
      if (!signal.aborted) set({ id, name, kind: 'failed', reason: failureText(error), file })
    } finally {
      end(id)
    }
  }

  function problemOf(file: File): string | undefined {
    const limit = maxUploadBytes[purpose]
    // If the operating system does not know a file's type, `type` is empty. The server then checks the file's first bytes.
    if (file.type !== '' && !file.type.startsWith('image/')) return texts.notAnImage
    return file.size > limit ? texts.tooLarge(inMegabytes(limit)) : undefined
  }

  function start(files: readonly File[]) {
    for (const file of files) {
      lastId.current += 1
      const id = lastId.current
      const reason = problemOf(file)
      if (reason !== undefined) {
        setUploads((before) => [...before, { id, name: file.name, kind: 'failed', reason, file: undefined }])
        continue
      }
      const control = new AbortController()
      controls.current.set(id, control)
      onBusy(true)
      setUploads((before) => [...before, { id, name: file.name, kind: 'uploading', percent: 0 }])
      queue.current = queue.current.then(() => send(file, id, control.signal))
    }
  }

  function cancel(id: number) {
    controls.current.get(id)?.abort()
    end(id)
    remove(id)
  }

  function retry({ id, file }: Extract<FileUpload, { kind: 'failed' }>) {
    remove(id)
    if (file) start([file])
  }

  return { uploads, start, cancel, retry }
}
