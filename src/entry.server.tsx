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

// The build of the site contains its own copy of request-context.ts. So the server must fill the context of a request through this
// export of the build, not through the source file.
export { providePageRequest } from '#src/web/request-context.ts'

/**
 * Renders the whole page before anything is sent, because the server compresses and caches the page and hashes its scripts for the
 * Content-Security-Policy.
 */
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
    // Makes React write large parts of a page directly into their place. Otherwise React writes them at the end of the HTML, with a
    // script that moves them into place.
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

/** Reports an error that a loader has thrown. A response such as 404 for a missing page is not an error. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (!isRouteErrorResponse(error)) pageRequest(context).report(error)
}
