import { useRef, useState } from 'react'

import { showToast } from '#src/design/toast-store.ts'
import { ownValue } from '#src/kernel/own-value.ts'
import { ApiError } from '#src/web/api.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { SessionEndedError, useOfficeApi } from '#src/web/office/office-api.ts'
import type { UploadPurpose } from '../../rules/upload-limits.ts'
import { pictureFieldTexts } from '../../texts/picture-field-texts.ts'
import { uploadProblems } from '../../texts/upload-problem-texts.ts'
import { sendFile, UploadPathError } from './send-file.ts'

export type UploadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'uploading'; readonly percent: number }
  | { readonly kind: 'failed'; readonly reason: string }

/** One upload at a time: asks for an address, sends the file there, and says where it is shown. */
export function useUpload(purpose: UploadPurpose, onDone: (path: string) => void) {
  const api = useOfficeApi()
  const texts = useTexts(pictureFieldTexts)
  const failureText = useFailureText()
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const running = useRef<AbortController>(null)

  async function addressOf() {
    try {
      return (await api.call('POST /api/objects/upload', { body: { purpose } })).uploadURL
    } catch (error) {
      if (error instanceof SessionEndedError || error instanceof TypeError) throw error
      throw new AddressError(error)
    }
  }

  /** `make` makes the file; what it throws is a failure of the upload too. */
  async function start(make: () => Promise<Blob>) {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    setState({ kind: 'uploading', percent: 0 })
    try {
      const file = await make()
      const address = await addressOf()
      const path = await sendFile(address, file, {
        signal: control.signal,
        onProgress: (percent) => !control.signal.aborted && setState({ kind: 'uploading', percent }),
      })
      if (control.signal.aborted) return
      setState({ kind: 'idle' })
      showToast({ title: texts.done, tone: 'success' })
      onDone(path)
    } catch (error) {
      if (!control.signal.aborted) setState({ kind: 'failed', reason: failureText(error) })
    }
  }

  function cancel() {
    running.current?.abort()
    setState({ kind: 'idle' })
  }

  return { state, start: (make: () => Promise<Blob>) => void start(make), cancel }
}

/** The server gave no address. */
class AddressError extends Error {
  constructor(cause: unknown) {
    super('No upload address', { cause })
  }
}

function useFailureText() {
  const language = useLanguage()
  const { failures } = useTexts(pictureFieldTexts)
  return (error: unknown): string => {
    if (error instanceof SessionEndedError) return failures.session
    if (error instanceof AddressError) {
      const isEnded = error.cause instanceof ApiError && error.cause.status === 401
      return isEnded ? failures.session : failures.address
    }
    if (error instanceof UploadPathError) return failures.path
    if (error instanceof ApiError) {
      const problems: Readonly<Record<string, string>> = uploadProblems[language]
      return ownValue(problems, error.code ?? '') ?? failures.status(error.status)
    }
    return error instanceof TypeError ? failures.network : failures.picture
  }
}
