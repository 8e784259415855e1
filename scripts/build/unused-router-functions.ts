/** The body of a function that must never be called: it throws. */
const never = 'throw new Error("Left out of this build")'

/**
 * Functions of React Router that this site does not use, by module, each with the body that replaces its own. They are defined
 * within functions that are used, so the bundler cannot leave them out by itself. The site does not use: fetchers (`useFetcher`),
 * actions and forms that submit (`<Form>`, `useSubmit`), blockers, revalidation, routes discovered later, middleware, view
 * transitions, React Server Components, and loading data from React Router's own `.data` addresses.
 */
export const unusedFunctions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'lib/router/router.js': {
    // Actions, fetchers.
    handleAction: never,
    fetch: never,
    handleFetcherAction: never,
    handleFetcherLoader: never,
    getFetcher: never,
    resetFetcher: never,
    deleteFetcher: never,
    queueFetcherForDeletion: never,
    abortFetcher: never,
    getUpdatedRevalidatingFetchers: never,
    getUpdatedActionData: '',
    getActionDataForCommit: '',
    markFetchRedirectsDone: 'return false',
    abortStaleFetchLoads: 'return false',
    isSubmissionNavigation: 'return false',
    isMutationMethod: 'return false',
    normalizeNavigateOptions: 'return { path }',
    getSubmissionFromNavigation: '',
    revalidate: never,
    interruptActiveLoads: never,
    // Blockers.
    getBlocker: never,
    deleteBlocker: never,
    updateBlocker: never,
    shouldBlockNavigation: '',
    // Routes that are added or changed later.
    checkFogOfWar: 'return { active: false, matches: null }',
    discoverRoutes: never,
    patchRoutes: never,
    _internalSetRoutes: never,
    dispose: never,
    // Middleware around the loaders of a route.
    runClientMiddlewarePipeline: never,
    // View transitions between pages.
    restoreAppliedTransitions: '',
    persistAppliedTransitions: '',
    getInstrumentationNavigateMeta: never,
  },
  'lib/dom/lib.js': {
    Form: never,
    HistoryRouter: never,
    useViewTransitionState: 'return false',
  },
  'lib/hooks.js': {
    useNavigateUnstable: never,
    RSCErrorHandler: never,
    DefaultErrorComponent: never,
  },
  'lib/errors.js': {
    decodeRouteErrorResponseDigest: never,
  },
  'lib/dom/ssr/single-fetch.js': {
    // A page's data comes from its `clientLoader`. Only the frame of all pages has none: if its loader failed on the server, the
    // browser loads the next page as a document.
    getTurboStreamSingleFetchDataStrategy: `
return async ({ request, matches }) => {
  const results = {}
  const loadDocument = () => {
    location.assign(request.url)
    return new Promise(() => {})
  }
  await Promise.all(matches.map((match) => match.resolve(async (handler) => {
    if (!match.shouldCallHandler(true)) return
    try {
      results[match.route.id] = { type: 'data', result: await handler(loadDocument) }
    } catch (error) {
      results[match.route.id] = { type: 'error', result: error }
    }
  })))
  return results
}
`,
  },
  'lib/dom/ssr/components.js': {
    RSCPrefetchPageLinksImpl: never,
  },
}

/** A node of a syntax tree, as `this.parse` of a plugin returns it. */
interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
}

/** Returns the code with another body for each of these functions. Throws unless exactly one function has the name. */
export function replaceFunctions(
  code: string,
  program: SyntaxNode,
  replacements: Readonly<Record<string, string>>,
): string {
  const bodies = functionBodies(program)
  const edits = Object.entries(replacements).map(([name, body]) => {
    const [found, another] = bodies.filter((each) => each.name === name)
    if (!found || another) throw new Error(`React Router has not one function ${name} any more: see decision 032.`)
    return { ...found, body }
  })
  // The last edit is made first, so that the positions of the earlier ones stay valid.
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, body }) => `${text.slice(0, start)}{${body}}${text.slice(end)}`, code)
}

interface FunctionBody {
  readonly name: string
  readonly start: number
  readonly end: number
}

/** The bodies of all named functions, of those within other functions too, and of `const Name = wrap(function)`. */
function functionBodies(node: SyntaxNode): FunctionBody[] {
  const within = Object.values(node).flat().filter(isNode).flatMap(functionBodies)
  const name = property(property(node, 'id'), 'name')
  const wrapped = property(property(node, 'init'), 'arguments')
  const body = property(Array.isArray(wrapped) ? wrapped[0] : node, 'body')
  return typeof name === 'string' && isNode(body) ? [{ name, start: body.start, end: body.end }, ...within] : within
}

function property(node: unknown, name: string): unknown {
  return typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
