/** On connections of these types the site loads no data in advance that may turn out not to be needed, not even a few kilobytes. */
const slowestConnections = ['slow-2g', '2g']

/**
 * True if the visitor's browser is set to save data, or if the connection is one of the slowest: then nothing is loaded in advance.
 * Works only in the browser.
 */
export function savesData(): boolean {
  // This type is needed because TypeScript's library lacks the property, which not every browser has.
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || slowestConnections.includes(connection?.effectiveType ?? '')
}
