import type { CDPSession } from '@playwright/test'

/** One request of a page and what has come of it: headers and body as they were sent, in bytes. */
export interface ReceivedFile {
  readonly path: string
  /** As the browser calls it: Document, Script, Font, Image and others. */
  readonly type: string
  readonly bytes: number
}

export interface ReceivedBytes {
  /** What had come this many milliseconds after the page was asked for. */
  until(milliseconds: number): ReceivedFile[]
}

/** Counts what a page receives, from the moment it is asked for. */
export function recordReceivedBytes(devtools: CDPSession): ReceivedBytes {
  const requests = new Map<string, { path: string; type: string }>()
  const received: { request: string; seconds: number; bytes: number }[] = []
  let start = Infinity
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
    if (!request.url.startsWith('http')) return
    start = Math.min(start, timestamp)
    requests.set(requestId, { path: new URL(request.url).pathname, type })
  })
  devtools.on('Network.responseReceived', ({ requestId, response, timestamp }) => {
    received.push({ request: requestId, seconds: timestamp, bytes: response.encodedDataLength })
  })
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength, timestamp }) => {
    received.push({ request: requestId, seconds: timestamp, bytes: encodedDataLength })
  })
  // The browser leaves the last bytes of some responses to this one, which counts them all.
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const counted = received.filter(({ request }) => request === requestId)
    const rest = encodedDataLength - counted.reduce((sum, { bytes }) => sum + bytes, 0)
    received.push({ request: requestId, seconds: timestamp, bytes: rest })
  })
  return {
    until(milliseconds) {
      const end = start + milliseconds / 1000
      return [...requests].map(([id, file]) => {
        const parts = received.filter(({ request, seconds }) => request === id && seconds <= end)
        return { ...file, bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0) }
      })
    },
  }
}
