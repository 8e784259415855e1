import type { Plugin } from 'vite'

import { replaceFunctions, unusedFunctions } from './unused-router-functions.ts'

/**
 * Parts of React Router that this site does not use and that no setting leaves out, each with its replacement: routes that the
 * browser discovers later (react-router.config.ts sends them all from the start), instrumentation, and the page with a stack trace
 * for errors that src/root.tsx cannot show itself. Names that only React Router's server code imports are exported too, because the
 * bundler resolves these imports before it leaves that code out.
 */
export const standIns: Readonly<Record<string, string>> = {
  'lib/dom/ssr/fog-of-war.js': `
export const isFogOfWarEnabled = () => false
export const getPatchRoutesOnNavigationFunction = () => undefined
export const useFogOFWarDiscovery = () => undefined
export { isFogOfWarEnabled as getManifestPath, isFogOfWarEnabled as getPartialManifest }
export { isFogOfWarEnabled as getPathsWithAncestors, isFogOfWarEnabled as handleClientVersionMismatch }
`,
  'lib/dom/ssr/errorBoundaries.js': `
import { Component, createElement } from 'react'
export class RemixErrorBoundary extends Component {
  state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  render() {
    if (!this.state.failed) return this.props.children
    const reload = createElement('a', { href: '' }, 'Tải lại trang · Reload the page')
    return createElement('html', null, createElement('body', null, reload))
  }
}
export { RemixErrorBoundary as RemixRootDefaultErrorBoundary, RemixErrorBoundary as BoundaryShell }
`,
  'lib/router/instrumentation.js': `
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export { consumeInstrumentationClientResultMetaReceiver as instrumentHandler }
export { consumeInstrumentationClientResultMetaReceiver as instrumentationResultMetaContext }
`,
}
const production = 'react-router/dist/production/'

/**
 * Replaces `standIns` and `unusedFunctions` in the browser's production build. The build fails if React Router no longer has one of
 * these names.
 */
export function withoutUnusedRouterParts(): Plugin {
  const left = new Set<string>()
  return {
    name: 'without-unused-router-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const part = routerPart(id)
      const standIn = standIns[part]
      if (standIn === undefined) return null
      left.add(part)
      return standIn
    },
    transform(code, id) {
      const part = routerPart(id)
      const functions = unusedFunctions[part]
      if (functions === undefined) return null
      left.add(part)
      return { code: replaceFunctions(code, this.parse(code), functions), map: null }
    },
    generateBundle() {
      const parts = [...Object.keys(standIns), ...Object.keys(unusedFunctions)]
      const missing = parts.filter((part) => !left.has(part))
      if (missing.length > 0) this.error(`React Router has no ${missing.join(', ')} any more: see decision 032.`)
    },
  }
}

/** The path of a module within React Router; empty for any other module. */
function routerPart(id: string): string {
  return id.split('?')[0]?.split(production)[1] ?? ''
}
