// Only contracts and the office need `isInheritedName`. So it is in a file of its own and not in own-value.ts, which every public
// page loads.

/**
 * True for a name that objects inherit or treat specially, such as "constructor". As the key of a record it could be lost, or seem
 * to be present.
 */
export function isInheritedName(key: string): boolean {
  return key === 'prototype' || key in Object.prototype
}
