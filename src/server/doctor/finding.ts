/**
 * `warning`: an owner should do something about the finding some day; `wrong`: it harms guests or data, or would make the next
 * start fail.
 */
export type Level = 'ok' | 'warning' | 'wrong'

/** One thing that a check has found, in a sentence for an owner who is no programmer. */
export interface Finding {
  /** The thing that the check has looked at, in one word. */
  readonly area: string
  readonly level: Level
  readonly text: string
  /** An instruction for the owner in the imperative: what to do about the finding. */
  readonly doThis?: string
}

/** Returns functions that make findings for one area. A finding that is not `ok` always says what the owner should do. */
export function findingsOf(area: string) {
  return {
    ok: (text: string): Finding => ({ area, level: 'ok', text }),
    warning: (text: string, doThis: string): Finding => ({ area, level: 'warning', text, doThis }),
    wrong: (text: string, doThis: string): Finding => ({ area, level: 'wrong', text, doThis }),
  }
}
