import { describe, expect, it } from 'vitest'

import { parseConfig } from './config.ts'

const production = (settings: Record<string, string>) => parseConfig(settings).production

describe('the settings say that the site is open to the world', () => {
  it.each([
    'https://pizza.example',
    'http://pizza.example:8080',
    'https://pizza.example.',
    'https://8.8.8.8',
    'https://172.32.0.1',
    'https://192.169.0.1',
    'https://11.0.0.1',
    'https://[2001:db8::1]',
    'https://local.example',
    'https://localhost.example',
    'https://10.0.0.1.example',
  ])('by PUBLIC_URL=%s', (address) => {
    expect(production({ PUBLIC_URL: address })).toBe(true)
    expect(production({ PUBLIC_URL: address, PRODUCTION: 'false' })).toBe(false)
    expect(production({ PUBLIC_URL: address, PRODUCTION: '' })).toBe(true)
  })

  it.each(['1', '2'])('by TRUST_PROXY=%s, whatever the address', (count) => {
    expect(production({ TRUST_PROXY: count })).toBe(true)
    expect(production({ TRUST_PROXY: count, PUBLIC_URL: 'http://localhost' })).toBe(true)
    expect(production({ TRUST_PROXY: count, PRODUCTION: 'false' })).toBe(false)
  })
})

describe('the settings keep the site to the own machine or network', () => {
  it.each([
    'http://localhost:3000',
    'http://LOCALHOST.',
    'http://site.localhost',
    'http://127.0.0.1:3000',
    'http://127.8.9.1',
    'http://2130706433',
    'http://10.1.2.3',
    'http://172.16.0.1',
    'http://172.31.255.254',
    'http://192.168.1.20:3000',
    'http://169.254.10.10',
    'http://[::1]:3000',
    'http://[fd12::1]',
    'http://[fe80::1]',
    'http://[::ffff:192.168.1.20]',
    'http://tablet.local',
    'http://kitchen',
  ])('with PUBLIC_URL=%s', (address) => {
    expect(production({ PUBLIC_URL: address })).toBe(false)
    expect(production({ PUBLIC_URL: address, PRODUCTION: 'true' })).toBe(true)
  })

  it('with none at all', () => {
    expect(production({})).toBe(false)
    expect(production({ TRUST_PROXY: '0' })).toBe(false)
  })
})
