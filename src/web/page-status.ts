import { data } from 'react-router'

/**
 * The HTTP status of a page whose data could not be loaded: the status of the API's response, or 500. If the API rejects the
 * address as impossible (400), the page does not exist (404). The code checks the field `status` and not the error's class, because
 * on the server the error comes from another copy of the API client's module.
 */
export function pageStatus(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('status' in error)) return 500
  if (error.status === 400) return 404
  return typeof error.status === 'number' ? error.status : 500
}

/**
 * Called by a page's loader if its call has failed. If the data does not exist, the page responds with 404; any other failure is
 * thrown again unchanged.
 */
export function respondNotFound(error: unknown): never {
  if (pageStatus(error) === 404) throw data(null, { status: 404 })
  throw error
}
