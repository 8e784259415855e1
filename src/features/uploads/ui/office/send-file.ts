import { ApiError } from '#src/web/api.ts'

interface SendOptions {
  readonly signal: AbortSignal
  /** From 0 to 100. */
  onProgress(percent: number): void
}

/** Thrown if an upload address does not lead to a path below /objects. */
export class UploadPathError extends Error {}

/**
 * Sends a file to a signed upload address, and returns the path at which browsers get the file. Rejects with ApiError if the server
 * rejects the file, with TypeError if there is no response, and with the signal's reason if the upload is cancelled.
 */
export function sendFile(address: string, file: Blob, { signal, onProgress }: SendOptions): Promise<string> {
  const { pathname, search } = new URL(address, window.location.href)
  const [, path] = /\/private\/(.+)$/.exec(pathname) ?? []
  if (path === undefined) return Promise.reject(new UploadPathError('Invalid upload path structure'))
  return new Promise((resolve, reject) => {
    // XMLHttpRequest is used because `fetch` cannot report how much has been sent.
    const request = new XMLHttpRequest()
    const cancel = () => request.abort()
    const rejectCancelled = () => reject(signal.reason as Error) // the cast is right, because the reason is an AbortError of the browser or an error of the caller
    signal.addEventListener('abort', cancel)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0),
    )
    request.addEventListener('load', () => {
      if (request.status === 200) resolve(`/objects/${path}`)
      else reject(failureOf(request))
    })
    request.addEventListener('error', () => reject(new TypeError('No response')))
    request.addEventListener('abort', rejectCancelled)
    request.addEventListener('loadend', () => signal.removeEventListener('abort', cancel))
    // Only the path and the query of the signed address are used: the request goes to the host under which the page was opened.
    request.open('PUT', `${pathname}${search}`)
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream')
    if (signal.aborted) rejectCancelled()
    else request.send(file)
  })
}

function failureOf({ status, responseText, statusText }: XMLHttpRequest): ApiError {
  try {
    return new ApiError(status, JSON.parse(responseText) as { message: string }) // the cast is right, because the API sends such a body with every error
  } catch {
    return new ApiError(status, { message: statusText })
  }
}
