import { createStore } from '#src/web/store.ts'

/** So long after the last touch nothing on the board changes its place, in milliseconds. */
const stillAfterTouch = 3_000
/** A finger that never leaves, or of which the browser says so no more, does not stop the board for longer than this. */
const maxTouch = 30_000
/** A tap on what has moved within so many milliseconds was meant for what was there before. */
const deafAfterMove = 500
/** What touches the glass for longer is no tap but a palm or a wet cloth. */
const maxPress = 1_200

/** Whether somebody touches the board, or has just touched it. */
export const isTouched = createStore(false)

let timer: ReturnType<typeof setTimeout> | undefined
let pressedAt = Number.NaN

/** Follows touches and keys of the whole page; the returned function stops that. */
export function followTouches(): () => void {
  const leaving = new AbortController()
  const options = { capture: true, passive: true, signal: leaving.signal }
  document.addEventListener('pointerdown', press, options)
  for (const kind of ['pointerup', 'pointercancel', 'keydown', 'wheel'])
    document.addEventListener(kind, () => touch(), options)
  return () => {
    leaving.abort()
    clearTimeout(timer)
    isTouched.set(false)
  }
}

function press({ timeStamp }: Event): void {
  pressedAt = timeStamp
  touch(maxTouch)
}

function touch(still = stillAfterTouch): void {
  clearTimeout(timer)
  timer = setTimeout(() => isTouched.set(false), still)
  if (!isTouched.get()) isTouched.set(true)
}

/** What stands for the button of an order's next stage, which changes without the rest of the card. */
export const stepOf = (id: string) => `${id} step`

const movedAt = new Map<string, number>()

/** Notes that these orders have just moved, or show something else than a moment ago. */
export function noteMoved(ids: readonly string[]): void {
  const now = performance.now()
  for (const [id, at] of movedAt) if (now - at > deafAfterMove) movedAt.delete(id)
  for (const id of ids) movedAt.set(id, now)
}

/** Whether a tap on this order was meant: not if the order has just moved, and not if something rests on the glass. */
export function isMeant(
  id: string | undefined,
  { timeStamp, detail }: Pick<MouseEvent, 'timeStamp' | 'detail'>,
): boolean {
  const isKey = detail === 0
  if (!isKey && timeStamp - pressedAt > maxPress) return false
  return id === undefined || performance.now() - (movedAt.get(id) ?? -Infinity) > deafAfterMove
}
