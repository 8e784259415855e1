import { DatabaseError } from 'pg'

/** Statements under way at once. PostgreSQL lets transactions that notify commit one after the other: more would wait for one another. */
const maxStatements = 2
/** Writes of one statement: a longer one would let the others wait for longer. */
const maxWrites = 10

interface Waiting<Write> {
  readonly write: Write
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/**
 * Sends what arrives while others are being written together with the next statement, so that a crowd costs the database
 * fewer statements and commits; what arrives alone is sent at once and alone. `send` writes all of these or none, and they have
 * the same `shape`. Of those that cannot be written together each is tried alone: an error is that of its own write.
 */
export function groupedWrites<Write extends { readonly shape: string }>(
  send: (writes: readonly Write[]) => Promise<void>,
): (write: Write) => Promise<void> {
  let waiting: readonly Waiting<Write>[] = []
  let underWay = 0

  function sendNext(): void {
    const [first] = waiting
    if (!first || underWay >= maxStatements) return
    const group = waiting.filter(({ write }) => write.shape === first.write.shape).slice(0, maxWrites)
    waiting = waiting.filter((each) => !group.includes(each))
    underWay += 1
    void sendGroup(group).finally(() => {
      underWay -= 1
      sendNext()
    })
  }

  async function sendGroup(group: readonly Waiting<Write>[]): Promise<void> {
    try {
      await send(group.map(({ write }) => write))
      for (const { resolve } of group) resolve()
    } catch (error) {
      if (group.length > 1 && isOfOneWrite(error)) await Promise.all(group.map((each) => sendGroup([each])))
      else for (const { reject } of group) reject(error)
    }
  }

  return (write) =>
    new Promise((resolve, reject) => {
      waiting = [...waiting, { write, resolve, reject }]
      sendNext()
    })
}

/** Data that PostgreSQL rejects, a key that is taken among it, and deadlocks. It has undone the whole statement then. */
const classesOfOneWrite = ['22', '23', '40']

function isOfOneWrite(error: unknown): boolean {
  return error instanceof DatabaseError && classesOfOneWrite.includes(error.code?.slice(0, 2) ?? '')
}
