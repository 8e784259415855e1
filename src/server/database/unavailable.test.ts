import { expect, test } from 'vitest'

import { isAbortedRequest, unavailableReason } from './unavailable.ts'

const coded = (code: string) => Object.assign(new Error('failed'), { code })

test.each([
  ['exhausted', ['53000', '53100', '53200', '53300', '58000', '58030', '25006']],
  ['contention', ['40001', '40P01', '55P03', '57014', '25P03', '25P04']],
  ['unreachable', ['08000', '08006', '08P01', '57P01', '57P02', '57P03', '28P01', '28000', '3D000', '55000']],
  ['storage', ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'EEXIST', 'EIO']],
  ['storage', ['EMFILE', 'ENFILE', 'ENOMEM']],
  ['unreachable', ['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT']],
  ['unreachable', ['EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN']],
  [undefined, ['23505', '42P01', '22021', '58P01', '57000', 'ENOENT', 'EINVAL', '']],
])('%s is the reason behind %j, however deep it lies', (reason, codes) => {
  for (const code of codes) {
    expect([code, unavailableReason(coded(code))]).toEqual([code, reason])
    const wrapped = new Error('Failed query', { cause: new Error('lost', { cause: coded(code) }) })
    expect([code, unavailableReason(wrapped)]).toEqual([code, reason])
  }
})

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Cannot use a pool after calling end on the pool',
])('the driver’s own “%s” means that the database is unreachable', (message) => {
  expect(unavailableReason(new Error(message))).toBe('unreachable')
})

test('a request that its sender broke off is no fault of the database', () => {
  const aborted = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  expect([isAbortedRequest(aborted), unavailableReason(aborted)]).toEqual([true, undefined])
  expect([isAbortedRequest(coded('ECONNRESET')), isAbortedRequest(new Error('aborted'))]).toEqual([
    false,
    false,
  ])
})

test.each(['text', undefined, null, { code: '53100' }])('%j, which is no error, has none', (thrown) => {
  expect(unavailableReason(thrown)).toBeUndefined()
})
