import { type ReactNode, useState } from 'react'

/** A page, and in its place another one once "Move" is pressed, as the router shows them one after the other. */
export function Moving({ first, second }: { first: ReactNode; second: ReactNode }) {
  const [isMoved, setMoved] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setMoved(true)}>
        Move
      </button>
      {isMoved ? second : first}
    </>
  )
}
