// This function is apart from own-value.ts, which every public page loads: only contracts and the office need it.

/** True for a name that objects inherit or treat specially: as the key of a record it could be lost or mistaken. */
export function isInheritedName(key: string): boolean {
  return key === 'prototype' || key in Object.prototype
}
