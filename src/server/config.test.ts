import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import { describe, expect, it, onTestFinished } from 'vitest'

import { parseConfig, settingNames } from './config.ts'

const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
const shown = [...example.matchAll(/^#?([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => ({
  name,
  value,
}))

describe('.env.example', () => {
  it('shows every setting once, and no other', () => {
    expect(shown.map(({ name }) => name).toSorted()).toEqual([...settingNames].toSorted())
  })

  it('says before each setting what it is for', () => {
    for (const { name } of shown) expect(example, name).toMatch(new RegExp(`# .+\\n#${name}=`))
  })

  it('shows what holds when nothing is set', () => {
    const values = Object.fromEntries(shown.map(({ name, value }) => [name, value]))
    expect(parseConfig(values)).toEqual(parseConfig({}))
    const bucket = { S3_BUCKET: 'pictures' }
    expect(parseConfig({ ...values, ...bucket })).toEqual(parseConfig(bucket))
  })
})

describe('the settings', () => {
  it('have defaults for a restaurant on one’s own machine', () => {
    expect(parseConfig({})).toMatchObject({
      production: false,
      port: 3000,
      dataDir: resolve('.data'),
      storageDir: resolve('.data'),
      databaseUrl: undefined,
      publicUrl: undefined,
      demoData: true,
      trustProxy: 0,
      rateLimits: true,
    })
  })

  it('keep pictures apart from the database where STORAGE_DIR says so, and with it otherwise', () => {
    expect(parseConfig({ DATA_DIR: '/srv/a' })).toMatchObject({ dataDir: '/srv/a', storageDir: '/srv/a' })
    expect(parseConfig({ DATA_DIR: '/srv/a', STORAGE_DIR: '/srv/shared' })).toMatchObject({
      dataDir: '/srv/a',
      storageDir: '/srv/shared',
    })
  })

  it.each([
    'proxy.example',
    '10.0.0.0/33',
    '::1/129',
    '10.0.0.1/',
    '10.0.0/8',
    '10.0.0.1/8/9',
    '10.0.0.1/-1',
    ',',
  ])('reject TRUSTED_PROXIES=%s', (text) =>
    expect(() => parseConfig({ TRUSTED_PROXIES: text })).toThrow(/TRUSTED_PROXIES must look like/),
  )

  it('store pictures in a bucket where STORAGE says so', () => {
    expect(parseConfig({})).toMatchObject({ storage: 'local', s3: undefined })
    const s3 = { STORAGE: 's3', S3_BUCKET: 'pictures', S3_ENDPOINT: 'https://s3.example' }
    expect(parseConfig({ ...s3, S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' })).toMatchObject({
      storage: 's3',
      s3: {
        bucket: 'pictures',
        endpoint: 'https://s3.example',
        credentials: { accessKeyId: 'k', secretAccessKey: 's' },
        pathStyle: true,
      },
    })
  })

  it.each([
    ['the path at a service of one’s own', { S3_ENDPOINT: 'https://s3.example' }, true],
    ['the name of the host at Amazon’s', {}, false],
    [
      'the name of the host where that is asked for',
      { S3_ENDPOINT: 'https://s3.example', S3_PATH_STYLE: 'false' },
      false,
    ],
    ['the path where that is asked for', { S3_PATH_STYLE: 'true' }, true],
  ])('name the bucket in %s', (_where, settings, pathStyle) => {
    expect(parseConfig({ S3_BUCKET: 'pictures', ...settings }).s3?.pathStyle).toBe(pathStyle)
  })

  it.each([
    ['no bucket', { STORAGE: 's3' }, 'S3_BUCKET'],
    ['half of a key', { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'key' }, 'S3_SECRET_ACCESS_KEY'],
    ['the other half', { S3_BUCKET: 'pictures', S3_SECRET_ACCESS_KEY: 'secret' }, 'S3_ACCESS_KEY_ID'],
  ])('reject a storage with %s', (_what, settings, named) => {
    expect(() => parseConfig(settings)).toThrow(named)
  })

  it('treat an empty value as none', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: ' ', PUBLIC_URL: '' })).toEqual(parseConfig({}))
  })

  it.each([
    'postgres://owner@db/pizza',
    'postgresql://owner@db/pizza',
    'postgres://owner:p%40ss%2F1@db/pizza?application_name=me@home',
  ])('take DATABASE_URL=%s', (address) => {
    expect(parseConfig({ DATABASE_URL: address }).databaseUrl).toBe(address)
  })

  it('take PUBLIC_URL without the slash at its end', () => {
    expect(parseConfig({ PUBLIC_URL: 'https://pizza.example/' }).publicUrl).toBe('https://pizza.example')
  })

  it.each([
    ['PORT', 'three thousand'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/pizza'],
    ['DATABASE_URL', 'localhost'],
    ['PUBLIC_URL', 'pizza.example'],
    ['PUBLIC_URL', 'ftp://pizza.example'],
    ['S3_ENDPOINT', 's3.example'],
    ['S3_ENDPOINT', 'ftp://s3.example'],
    ['STORAGE', 'cloud'],
    ['S3_PATH_STYLE', 'perhaps'],
    ['DEMO_DATA', 'maybe'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', 'true'],
    ['PUBLIC_URL', 'https://pizza.example/menu'],
    ['PUBLIC_URL', 'https://pizza.example?table=1'],
    ['DATABASE_URL', 'postgres://owner:p@ss@db/pizza'],
    ['DATABASE_URL', 'postgres://owner:12/3@db/pizza'],
    ['DATABASE_URL', 'postgres://owner:p#1@db/pizza'],
    ['DATABASE_URL', 'postgres://owner:p?1@db/pizza'],
    ['DATABASE_URL', 'postgres://owner:100%@db/pizza'],
    ['LISTEN_DATABASE_URL', 'postgres://owner:a/b@db/pizza'],
    ['LOG_LEVEL', 'loud'],
    ['ADMIN_PASSWORD', '123'],
  ])('reject %s=%s in one line that names it', (name, value) => {
    const parse = () => parseConfig({ [name]: value })
    expect(parse).toThrow(new RegExp(`^Invalid setting: ${name} [^\\n]+See \\.env\\.example\\.$`))
  })

  it.each([
    ['PORT', 'port', '1', '65535', '0', '65536'],
    ['TRUST_PROXY', 'trustProxy', '0', '10', '-1', '11'],
  ] as const)('take %s from its least to its greatest and no further', (name, setting, ...values) => {
    const [least, greatest, ...beyond] = values
    for (const value of [least, greatest]) expect(parseConfig({ [name]: value })[setting]).toBe(Number(value))
    for (const value of beyond) expect(() => parseConfig({ [name]: value })).toThrow(name)
  })

  it.each([
    ['ADMIN_USERNAME', 3, 100],
    ['ADMIN_PASSWORD', 6, 200],
  ])('take %s of %i to %i characters', (name, least, most) => {
    const parse = (length: number) => () => parseConfig({ [name]: 'x'.repeat(length) })
    for (const length of [least, most]) expect(parse(length)).not.toThrow()
    for (const length of [least - 1, most + 1]) expect(parse(length)).toThrow(name)
  })

  it.each([
    [true, ['true', '1', 'yes']],
    [false, ['false', '0', 'no']],
  ])('are %s where they say so in any of three ways', (said, ways) => {
    expect(ways.map((way) => parseConfig({ RATE_LIMITS: way }).rateLimits)).toEqual([said, said, said])
  })

  it('are all named in an error of several', () => {
    expect(() => parseConfig({ PORT: '0', LOG_LEVEL: 'loud' })).toThrow(/PORT .+; LOG_LEVEL /)
  })
})

describe('a setting that is written wrongly', () => {
  it.each([
    ['a letter too few', 'PUBLIC_UR', 'PUBLIC_URL'],
    ['a letter too many', 'DATABASEE_URL', 'DATABASE_URL'],
    ['another letter', 'TRUST_PROXI', 'TRUST_PROXY'],
    ['two letters swapped', 'ADMIN_PASSWROD', 'ADMIN_PASSWORD'],
    ['a letter of the file of a secret', 'ADMIN_PASSWORD_FIL', 'ADMIN_PASSWORD_FILE'],
  ])('by %s is named with the right one', (_how, given, meant) => {
    const parse = () => parseConfig({ [given]: 'anything' })
    expect(parse).toThrow(`There is no setting ${given}. Write ${meant}.`)
  })

  it('is no reason to reject what belongs to other programs', () => {
    expect(parseConfig({ POST: '1', PORTS: '2', HOSTS: '3', DATA_DIRECTORY: '4' })).toEqual(parseConfig({}))
  })

  it('ends the program with the code that says so', () => {
    expect(() => parseConfig({ PORT: '0' })).toThrow(expect.objectContaining({ exitCode: 78 }))
  })
})

describe('a secret', () => {
  const file = (content: string) => {
    const path = join(mkdtempSync(join(tmpdir(), 'bep-lua-secret-')), 'secret')
    onTestFinished(() => rmSync(dirname(path), { recursive: true }))
    writeFileSync(path, content)
    return path
  }

  it('comes from the file that is named, without the line’s end', () => {
    expect(parseConfig({ ADMIN_PASSWORD_FILE: file('long enough\n') }).adminPassword).toBe('long enough')
    const address = 'postgres://owner@db/pizza'
    expect(parseConfig({ DATABASE_URL_FILE: file(address) }).databaseUrl).toBe(address)
  })

  it('is rejected if it is given twice, or its file is empty or missing', () => {
    const path = file('long enough')
    expect(() => parseConfig({ ADMIN_PASSWORD: 'another', ADMIN_PASSWORD_FILE: path })).toThrow('not both')
    expect(() => parseConfig({ ADMIN_PASSWORD_FILE: file(' \n') })).toThrow(/ADMIN_PASSWORD_FILE is empty/)
    expect(() => parseConfig({ ADMIN_PASSWORD_FILE: `${path}-other` })).toThrow(
      /ADMIN_PASSWORD_FILE cannot be read: ENOENT/,
    )
  })

  it('keeps a file that is named for a setting that is no secret out', () => {
    expect(parseConfig({ PORT_FILE: file('99') }).port).toBe(3000)
  })
})
