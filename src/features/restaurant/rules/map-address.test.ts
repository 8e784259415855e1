import { expect, it } from 'vitest'

import { mapFrameAddress, mapOrigin, mapPageAddress } from './map-address.ts'

it.each(['Thủ Dầu Một', '10.98,106.65', 'a&output=x#y', '//elsewhere.example/?q=', ''])(
  'a place searched as %j is the whole search, on the origin that the policy allows',
  (mapQuery) => {
    const frame = new URL(mapFrameAddress({ mapQuery }, 'vi'))
    expect(frame.origin).toBe(mapOrigin)
    expect(Object.fromEntries(frame.searchParams)).toEqual({ q: mapQuery, hl: 'vi', output: 'embed' })
    const page = new URL(mapPageAddress({ mapQuery }))
    expect(page.origin).toBe(mapOrigin)
    expect(Object.fromEntries(page.searchParams)).toEqual({ api: '1', query: mapQuery })
  },
)
