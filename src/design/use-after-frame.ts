import { startTransition, useEffect, useState } from 'react'

/**
 * Returns the value one frame late: after a rendering with a new value, the hook still returns the former value until that frame is
 * drawn. `useDeferredValue` may render before that frame is drawn and so delay the response to a tap; this hook never does.
 */
export function useAfterFrame<Value extends object | boolean | null>(value: Value, initial: Value): Value {
  const [drawn, setDrawn] = useState(initial)
  useEffect(() => afterFrame(() => startTransition(() => setDrawn(value))), [value])
  return drawn
}

/** Calls `run` in the frame after the next one. The returned function cancels the call. */
export function afterFrame(run: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run)
  })
  return () => cancelAnimationFrame(frame)
}
