// Only contracts and the office need `isInheritedName`. So it is in a file of its own and not in own-value.ts, which every public
// page loads.

/** True for a name that objects inherit or treat specially: as the key of a record it could be lost or mistaken. */
export function isInheritedName(key: string): boolean {
  return key === 'prototype' || key in Object.prototype
}
