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

export function endTest(): void {
  endedTests += 1
}
