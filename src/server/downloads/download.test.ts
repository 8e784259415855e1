import type { LookupAddress } from 'node:dns'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { openPictureSite, type PictureSite } from '#test/support/picture-site.ts'
import { downloader, type DownloadRules } from './download.ts'
import { isPublicAddress } from './public-address.ts'

const limit = 1000
let site: PictureSite
let folder: string
let file: string
let requested: (string | undefined)[]
let headers: IncomingHttpHeaders[]
let files = 0
const closed = Promise.withResolvers<void>()

const pages: Readonly<Record<string, RequestListener>> = {
  '/picture': (_request, response) => response.end('a picture'),
  '/moved': (_request, response) => response.writeHead(302, { location: '/picture' }).end(),
  '/moved-to-http': (_request, response) =>
    response.writeHead(301, { location: 'http://127.0.0.1/picture' }).end(),
  '/moved-into-a-private-network': (_request, response) =>
    response.writeHead(307, { location: 'https://10.0.0.1/picture' }).end(),
  '/moved-to-a-private-name': (_request, response) =>
    response.writeHead(307, { location: 'https://router.example/picture' }).end(),
  '/moved-to-nowhere': (_request, response) => response.writeHead(302).end(),
  '/circle': (_request, response) => response.writeHead(308, { location: '/circle' }).end(),
  '/moved-3': (_request, response) => response.writeHead(302, { location: '/moved-2' }).end(),
  '/moved-2': (_request, response) => response.writeHead(303, { location: '/moved' }).end(),
  '/moved-4': (_request, response) => response.writeHead(302, { location: '/moved-3' }).end(),
  '/largest': (_request, response) => response.end(Buffer.alloc(limit, 'x')),
  '/large': (_request, response) => {
    response.write(Buffer.alloc(limit))
    response.end('x')
  },
  '/broken-off': (_request, response) => {
    response.writeHead(200, { 'content-length': 100 }).write('the beginning')
    setImmediate(() => response.destroy())
  },
  '/moved-without-end': (_request, response) => {
    response.on('close', closed.resolve)
    response.writeHead(302, { location: '/picture' }).write('It has moved')
  },
  '/silent': () => {},
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bep-lua-test-'))
  site = await openPictureSite((request, response) => {
    requested.push(request.url)
    headers.push(request.headers)
    const page = pages[request.url ?? '']
    if (page) page(request, response)
    else response.writeHead(404).end('no picture')
  })
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  requested = []
  headers = []
  file = join(folder, String(++files))
})

const port = () => new URL(site.address).port
const private4 = { address: '10.0.0.1', family: 4 }
const local = { address: '127.0.0.1', family: 4 }

const resolvingTo =
  (...addresses: LookupAddress[]): DownloadRules['resolve'] =>
  (_hostname, done) =>
    done(null, addresses)

function download(address: string, rules: Partial<DownloadRules> = {}): Promise<void> {
  const trusting: DownloadRules = {
    isAllowed: (ip) => ip === '127.0.0.1',
    resolve: resolvingTo(private4),
    ca: site.cert,
    maxSeconds: 30,
    ...rules,
  }
  return downloader(trusting)(address, file, limit)
}

describe('a download', () => {
  it.each(['/picture', '/moved', '/moved-3'])('writes what stands at %s to the file', async (path) => {
    await download(`${site.address}${path}`)
    expect(await readFile(file, 'utf8')).toBe('a picture')
  })

  it.each([
    ['/missing', 'unreachable'],
    ['/circle', 'unreachable'],
    ['/moved-4', 'unreachable'],
    ['/moved-to-nowhere', 'unreachable'],
    ['/broken-off', 'unreachable'],
    ['/large', 'too-large'],
    ['/moved-to-http', 'forbidden'],
    ['/moved-into-a-private-network', 'forbidden'],
    ['/moved-to-a-private-name', 'forbidden'],
  ])('fails at %s: %s', async (path, failure) => {
    await expect(download(`${site.address}${path}`)).rejects.toMatchObject({ failure })
  })

  it('does not hold the connection of a redirect that goes on sending', async () => {
    await download(`${site.address}/moved-without-end`, { maxSeconds: 3600 })
    await closed.promise
    expect(await readFile(file, 'utf8')).toBe('a picture')
  })

  it('takes what is exactly as large as it may be', async () => {
    await download(`${site.address}/largest`)
    expect((await readFile(file)).length).toBe(limit)
  })

  it('never overwrites a file', async () => {
    await writeFile(file, 'another one')
    await expect(download(`${site.address}/picture`)).rejects.toMatchObject({ failure: 'unreachable' })
    expect(await readFile(file, 'utf8')).toBe('another one')
  })

  it('asks for pictures, without cookies and credentials', async () => {
    await download(`${site.address}/picture`)
    expect(headers).toEqual([
      {
        host: new URL(site.address).host,
        connection: 'close',
        accept: 'image/webp,image/jpeg,image/png',
        'user-agent': 'BepLua',
      },
    ])
    for (const name of ['guest', 'guest:secret', ':secret']) {
      const pending = download(site.address.replace('//', `//${name}@`))
      await expect(pending).rejects.toMatchObject({ failure: 'forbidden' })
    }
    expect(requested).toHaveLength(1)
  })

  it('fails where the server does not send in time', async () => {
    const pending = download(`${site.address}/silent`, { maxSeconds: 1 })
    await expect(pending).rejects.toMatchObject({ failure: 'unreachable' })
  })

  it('fails where the certificate is not trusted', async () => {
    const rules = { isAllowed: () => true, resolve: resolvingTo(local), maxSeconds: 30 }
    const pending = downloader(rules)(`${site.address}/picture`, file, limit)
    await expect(pending).rejects.toMatchObject({ failure: 'unreachable' })
    expect(requested).toEqual([])
  })
})

describe('an address within a private network', () => {
  it.each([
    ['by its number', () => `https://127.0.0.1:${port()}/picture`],
    ['by its number in version 6', () => `https://[::1]:${port()}/picture`],
    ['by its number in another spelling', () => `https://0x7f.1:${port()}/picture`],
    ['by a name', () => `https://pictures.example:${port()}/picture`],
  ])('is not connected to, %s', async (_how, address) => {
    const rules = { isAllowed: isPublicAddress, resolve: resolvingTo(local) }
    await expect(download(address(), rules)).rejects.toMatchObject({ failure: 'forbidden' })
    expect(requested).toEqual([])
  })

  it.each(['127.0.0.1', 'localhost'])('is not connected to by the rules of the program: %s', async (host) => {
    const pending = downloader()(`https://${host}:${port()}/picture`, file, limit)
    await expect(pending).rejects.toMatchObject({ failure: 'forbidden' })
    expect(requested).toEqual([])
  })

  it('is not connected to where it is one of several addresses of a name', async () => {
    const rules = { resolve: resolvingTo(local, private4) }
    const pending = download(`https://pictures.example:${port()}/picture`, rules)
    await expect(pending).rejects.toMatchObject({ failure: 'forbidden' })
    expect(requested).toEqual([])
  })

  it('is not connected to where a name gets it once it was checked', async () => {
    const resolved: LookupAddress[] = []
    const resolve: DownloadRules['resolve'] = (_hostname, done) => {
      resolved.push(resolved.length === 0 ? local : private4)
      done(null, resolved.slice(-1))
    }
    // The certificate is not for this name: a connection has been made, to the address that was checked.
    const pending = download(`https://pictures.example:${port()}/picture`, { resolve })
    await expect(pending).rejects.toMatchObject({
      failure: 'unreachable',
      cause: { code: 'ERR_TLS_CERT_ALTNAME_INVALID' },
    })
    expect(resolved).toEqual([local])
  })

  it('is not looked for where a name has no address', async () => {
    const pending = download(`https://pictures.example:${port()}/picture`, { resolve: resolvingTo() })
    await expect(pending).rejects.toMatchObject({ failure: 'unreachable' })
  })
})
