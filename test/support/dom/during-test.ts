type Fetch = (url: string, init?: RequestInit) => Promise<Response>

let endedTests = 0

/**
 * The network until the test ends: what comes after that is not received. It would still reach the client of the queries and
 * the server's clock, which outlive the page, and so the next test.
 */
export function duringTest(fetch: Fetch): Fetch {
  const before = endedTests
  return async (url, init) => {
    const response = fetch(url, init)
    await Promise.allSettled([response])
    return endedTests === before ? await response : await new Promise<never>(() => {})
  }
}

const underWay = new Set<Promise<unknown>>()
// Some tests stop the clock.
const { setTimeout: later } = globalThis

/** Notes a request that the application is working on. */
export function noteUnderWay(response: Promise<unknown>): void {
  underWay.add(response)
  const forget = () => void underWay.delete(response)
  response.then(forget, forget)
}

/**
 * Ends a test once the application has responded to all that it has been sent: a response that never came would be waited for by what
 * the modules of a page remember, and so by every test after it. A request that a test holds has not been sent.
 */
export async function endTest(): Promise<void> {
  const tooLong = new Promise<'too long'>((resolve) => later(() => resolve('too long'), 10_000))
  let waited: unknown
  while (underWay.size > 0 && waited !== 'too long')
    waited = await Promise.race([tooLong, Promise.allSettled(underWay)])
  // What came last is received in the turns after this one.
  await new Promise((resolve) => later(resolve))
  endedTests += 1
}
