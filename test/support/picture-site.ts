import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'

import { type Download, downloader } from '#src/server/downloads/download.ts'
import { selfSignedCertificate } from './self-signed-certificate.ts'

export interface PictureSite {
  /** "https://127.0.0.1:port" */
  readonly address: string
  readonly cert: string
  /** Downloads from this site alone. */
  readonly download: Download
  close(): Promise<void>
}

/** Another site of the web, on this machine, over HTTPS. */
export async function openPictureSite(listener: RequestListener): Promise<PictureSite> {
  const { key, cert } = selfSignedCertificate()
  const server = createServer({ key, cert }, listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening server has the address of a network, not the name of a pipe.
  const { port } = server.address() as AddressInfo
  return {
    address: `https://127.0.0.1:${port}`,
    cert,
    download: downloader({
      isAllowed: (address) => address === '127.0.0.1',
      resolve: (_hostname, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
      ca: cert,
      maxSeconds: 10,
    }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
