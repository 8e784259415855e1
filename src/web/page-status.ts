import { data } from 'react-router'

/**
 * The status of a page whose data could not be had: the API's, or 500. An address that no such thing can have (400) is a
 * page that does not exist. Goes by the error's status, not its class: on the server the API client is another copy of the
 * module than the page's own.
 */
export function pageStatus(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('status' in error)) return 500
  if (error.status === 400) return 404
  return typeof error.status === 'number' ? error.status : 500
}

/** For a loader: what is unknown is a page that does not exist; anything else remains the failure it is. */
export function respondNotFound(error: unknown): never {
  if (pageStatus(error) === 404) throw data(null, { status: 404 })
  throw error
}
