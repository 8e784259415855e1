import { vi } from 'vitest'

/** A file on its way: the test says how much of it has been sent, and what becomes of it. */
export interface SentFile {
  readonly path: string
  readonly type: string | undefined
  readonly isAborted: boolean
  progress(loaded: number, total?: number): void
  /** The server has stored it, unless another status is given; a text is what something on the way responds. */
  respond(status?: number, body?: object | string): void
  /** No response comes. */
  cut(): void
}

/**
 * Gives the document the browser's XMLHttpRequest for the rest of the test, by which alone files are sent: they go nowhere, and
 * the list that is returned has each of them. The addresses they are sent to come from the application.
 */
export function catchSentFiles(): readonly SentFile[] {
  const sent: SentFile[] = []

  class FileRequest extends EventTarget implements SentFile {
    readonly upload = new EventTarget()
    readonly statusText = ''
    status = 0
    responseText = ''
    path = ''
    type: string | undefined
    isAborted = false

    open(_method: string, path: string): void {
      this.path = path
    }
    setRequestHeader(_name: string, type: string): void {
      this.type = type
    }
    send(): void {
      sent.push(this)
    }
    abort(): void {
      this.isAborted = true
      this.#end('abort')
    }

    progress(loaded: number, total = 100): void {
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
    }
    respond(status = 200, body: object | string = {}): void {
      this.status = status
      this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
      this.#end('load')
    }
    cut(): void {
      this.#end('error')
    }
    #end(how: string): void {
      this.dispatchEvent(new Event(how))
      this.dispatchEvent(new Event('loadend'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', FileRequest)
  return sent
}
