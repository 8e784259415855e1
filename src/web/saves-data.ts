/** On these connections, loading even a few kilobytes in advance that may not be needed costs more than it gains. */
const slowestConnections = ['slow-2g', '2g']

/**
 * True for visitors whose browser is set to save data, and on the slowest connections: nothing is loaded for them in advance. Works
 * only in the browser.
 */
export function savesData(): boolean {
  // TypeScript's library lacks this property, because not every browser has it.
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || slowestConnections.includes(connection?.effectiveType ?? '')
}
