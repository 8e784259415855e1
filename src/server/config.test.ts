import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { describe, expect, it } from 'vitest'

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
    expect(parseConfig({ STORAGE: 's3', S3_BUCKET: 'pictures' }).s3?.pathStyle).toBe(false)
  })

  it.each([
    ['no bucket', { STORAGE: 's3' }, 'S3_BUCKET'],
    ['half of a key', { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'key' }, 'S3_SECRET_ACCESS_KEY'],
  ])('reject a storage with %s', (_what, settings, named) => {
    expect(() => parseConfig(settings)).toThrow(named)
  })

  it('treat an empty value as none', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: ' ', PUBLIC_URL: '' })).toEqual(parseConfig({}))
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
    ['DEMO_DATA', 'maybe'],
    ['TRUST_PROXY', '-1'],
    ['LOG_LEVEL', 'loud'],
    ['ADMIN_PASSWORD', '123'],
  ])('reject %s=%s in one line that names it', (name, value) => {
    const parse = () => parseConfig({ [name]: value })
    expect(parse).toThrow(new RegExp(`^Invalid setting: ${name} [^\\n]+See \\.env\\.example\\.$`))
  })

  it('are all named in an error of several', () => {
    expect(() => parseConfig({ PORT: '0', LOG_LEVEL: 'loud' })).toThrow(/PORT .+; LOG_LEVEL /)
  })
})
