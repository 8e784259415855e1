import { data } from 'react-router'

/**
 * The status of a page whose data could not be loaded: the API's status, or 500. If the API rejects the address as impossible
 * (400), the page does not exist. It reads the status and not the error's class: on the server the API client is another copy of
 * the module than the page's own.
 */
export function pageStatus(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('status' in error)) return 500
  if (error.status === 400) return 404
  return typeof error.status === 'number' ? error.status : 500
}

/** For a loader whose call has failed: if the data does not exist, the page does not exist either; other failures stay the same. */
export function respondNotFound(error: unknown): never {
  if (pageStatus(error) === 404) throw data(null, { status: 404 })
  throw error
}
