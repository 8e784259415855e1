import { renderToReadableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'

import { RenderedData } from '#src/web/page-data.ts'
import { pageRequest } from '#src/web/request-context.ts'
import { ScriptNonce } from '#src/web/script-nonce.ts'

// The built site has its own copy of request-context.ts, so the server must fill the request's context through this export of the
// build.
export { providePageRequest } from '#src/web/request-context.ts'

/** Renders a whole page as one text, because it is compressed, cached and hashed for its Content-Security-Policy as a whole. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { scriptNonce: nonce, rendered, report } = pageRequest(loadContext)
  let failed = false
  const page = (
    <ScriptNonce value={nonce}>
      <RenderedData value={rendered}>
        <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
      </RenderedData>
    </ScriptNonce>
  )
  const stream = await renderToReadableStream(page, {
    nonce,
    signal: request.signal,
    // React writes large parts directly in their place in the HTML, instead of at its end with a script that moves them into place.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      failed = true
      report(error)
    },
  })
  await stream.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(stream, { status: failed ? 500 : status, headers })
}

/** Reports a failed loader. A page that does not exist is a response, not a failure. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (!isRouteErrorResponse(error)) pageRequest(context).report(error)
}
