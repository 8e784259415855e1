import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

/**
 * Holds dialogs that close in sight for the rest of the test, as their animation does in a browser for a moment, until the function
 * returned is called: the simulated document has no animations.
 */
export function holdClosingDialogs(): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<Animation>()
  const animation = { finished: promise } as Animation // nothing else is asked of it
  const spy = vi.spyOn(Element.prototype, 'getAnimations').mockReturnValue([animation])
  onTestFinished(() => spy.mockRestore())
  return async () => {
    await act(async () => {
      resolve(animation)
      await promise
    })
  }
}
