/** `warning`: an owner should look at it some day; `wrong`: it harms guests or data, or would make the next start fail. */
export type Level = 'ok' | 'warning' | 'wrong'

/** One thing that a check has found, in a sentence for an owner who is no programmer. */
export interface Finding {
  /** What was looked at, in one word. */
  readonly area: string
  readonly level: Level
  readonly text: string
  /** What to do about it, in the imperative. */
  readonly doThis?: string
}

/** Returns functions that make the findings of one area. A finding that is not `ok` always says what to do. */
export function findingsOf(area: string) {
  return {
    ok: (text: string): Finding => ({ area, level: 'ok', text }),
    warning: (text: string, doThis: string): Finding => ({ area, level: 'warning', text, doThis }),
    wrong: (text: string, doThis: string): Finding => ({ area, level: 'wrong', text, doThis }),
  }
}
