/** Connections on which even a few kilobytes that may turn out to be useless cost more than they bring. */
const slowestConnections = ['slow-2g', '2g']

/**
 * True for visitors who asked for less data, and on the slowest connections: nothing is fetched for them before it is
 * asked for. Browser only.
 */
export function savesData(): boolean {
  // Not in TypeScript's library, as not every browser has it.
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || slowestConnections.includes(connection?.effectiveType ?? '')
}
