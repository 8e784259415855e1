import { describe, expect, it } from 'vitest'

import { readableLine } from './readable-log.ts'

const time = new Date(2026, 4, 6, 18, 5, 9).getTime()
const readable = (fields: object) =>
  readableLine(`${JSON.stringify({ level: 30, time, pid: 1, hostname: 'pc', ...fields })}\n`)

describe('a line of the log on a terminal', () => {
  it.each([
    ['a few milliseconds', 200, 3.4, 'GET /menu 200  3 ms'],
    ['nearly a second', 200, 999.4, 'GET /menu 200  999 ms'],
    ['a second', 200, 1_000, 'GET /menu 200  1.0 s'],
  ])('says time, what and how long of a request of %s', (_name, statusCode, responseTime, expected) => {
    const req = { method: 'GET', route: '/menu' }
    const line = { reqId: 'req-1', req, res: { statusCode }, responseTime, msg: 'request completed' }
    expect(readable(line)).toBe(`18:05:09  ${expected}\n`)
  })

  it('says how long a job took and what it did', () => {
    expect(readable({ job: 'sessions', result: { deleted: 2 }, duration: 12, msg: 'job succeeded' })).toBe(
      '18:05:09  job succeeded job=sessions result={"deleted":2}  12 ms\n',
    )
  })

  it('names the level of warnings and errors, and the request they belong to', () => {
    const failed = { event: 'sign-in-failed', reqId: 'req-2', msg: 'security event' }
    expect(readable({ level: 40, ...failed })).toBe(
      '18:05:09  WARN security event event=sign-in-failed reqId=req-2\n',
    )
    const request = {
      reqId: 'req-3',
      req: { method: 'POST', route: '/api/orders' },
      res: { statusCode: 500 },
    }
    expect(readable({ ...request, responseTime: 9, msg: 'request completed' })).toBe(
      '18:05:09  POST /api/orders 500 reqId=req-3  9 ms\n',
    )
  })

  it('says values as they are written, and leaves out what is not there', () => {
    expect(readable({ port: 3000, host: '0.0.0.0', isOpen: false, none: null, msg: '' })).toBe(
      '18:05:09  port=3000 host=0.0.0.0 isOpen=false none=null\n',
    )
  })

  it('shows the stack of an error, indented, and its cause', () => {
    const stack = 'TypeError: broken\n    at first (file.ts:1:2)\n    at second (file.ts:3:4)'
    const err = { type: 'TypeError', message: 'broken', cause: { message: 'away', code: 'X1' }, stack }
    expect(readable({ level: 50, err, msg: 'unexpected error' })).toBe(
      [
        '18:05:09  ERROR unexpected error',
        '          TypeError: broken',
        '              at first (file.ts:1:2)',
        '              at second (file.ts:3:4)',
        '          cause: away X1',
        '',
      ].join('\n'),
    )
  })

  it('names an error whose stack holds places alone', () => {
    const err = { type: 'Error', message: 'query failed', stack: '    at first (file.ts:1:2)' }
    expect(readable({ level: 50, err, msg: 'unexpected error' })).toBe(
      '18:05:09  ERROR unexpected error\n          Error: query failed\n              at first (file.ts:1:2)\n',
    )
  })

  it('cannot be forged or coloured by what is logged', () => {
    const evil = '\u001b[2Jgone\r\n18:05:10  all is well \u009b1m\u202e\u2028'
    const stack = `Error: ${evil}\n    at first (file.ts:1:2)`
    const text = readable({ level: 50, note: evil, err: { type: 'Error', message: evil, stack }, msg: evil })
    expect(text).not.toMatch(/[^\P{C}\n]|[\u2028\u2029]/u)
    expect(text.split('\n').filter((line) => /^\S/.test(line))).toHaveLength(1)
  })

  it('leaves what is no event as it is', () => {
    expect(readableLine('no event\n')).toBe('no event\n')
  })
})
