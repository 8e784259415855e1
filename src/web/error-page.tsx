import { isRouteErrorResponse } from 'react-router'

export function ErrorPage({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404
  return <main>{missing ? 'Page Not Found' : 'Error'}</main>
}
