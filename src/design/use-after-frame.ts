import { startTransition, useEffect, useState } from 'react'

/**
 * The value as of the last frame: a new one comes with the frame after the one that was rendered with it. Unlike the
 * rendering of `useDeferredValue`, which may come before that frame is drawn, it never delays what a tap waits for.
 */
export function useAfterFrame<Value extends object | boolean | null>(value: Value, initial: Value): Value {
  const [drawn, setDrawn] = useState(initial)
  useEffect(() => afterFrame(() => startTransition(() => setDrawn(value))), [value])
  return drawn
}

/** Runs it with the frame after the next one; the function returned cancels that. */
export function afterFrame(run: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run)
  })
  return () => cancelAnimationFrame(frame)
}
