import type { Location } from 'react-router'

import { parseUrl } from '#src/kernel/parse-url.ts'

import { followedLink } from './followed-link.ts'

/*
 * Each open layer (a dialog, a drawer) has an entry of its own above the page's in the history of the browser, so that Back
 * closes the layer and keeps the page. The entries have the page's address and state; `layer` says how many are above the
 * page's. Traversals between them are kept from the router, which would load the page's data anew (decision 063).
 */

/** Milliseconds after which a traversal does not come any more: browsers drop them where there were very many. */
const traversalTimeout = 1_000

interface Layer {
  /** Asks its owner to close it, who may decline. */
  readonly close: () => void
}

interface Entry {
  /** React Router's number of the page's entry. */
  readonly idx?: number
  readonly key?: string
  readonly usr?: unknown
  readonly layer?: number
}

let layers: readonly Layer[] = []
/** Of the page that the current entry belongs to. */
let page: number | undefined
/** How many layers' entries the current one is above the page's. */
let depth = 0
/** What the page's address and state are, whichever of its entries is the current one. */
let shown: { readonly state: Entry | null; readonly url: string } | undefined
let isTraversing = false
let dropped: ReturnType<typeof setTimeout> | undefined
/** Layers have been asked to close, and may not have done so yet. */
let isAsking = false
/** What is to be done on the page's own entry. */
let onPage: (() => void) | undefined

// Our own, or the router's, or none after a link to a part of the page.
const entryOf = (state: unknown) => (state ?? {}) as Entry

/** Puts a layer on top; Back calls `close`. The function returned takes it away, and its entry with it. */
export function enterLayer(close: () => void): () => void {
  const layer = { close }
  layers = [...layers, layer]
  queueMicrotask(settleLayers)
  return () => {
    layers = layers.filter((other) => other !== layer)
    // One that opens in its place, in the same rendering, takes over its entry.
    queueMicrotask(settleLayers)
  }
}

/** Goes to the page's own entry, whatever layers are open, and does there what leads to another page. */
export function leaveLayers(act: () => void): void {
  if (depth === 0 && !isTraversing) return act()
  onPage = act
  if (!isTraversing) traverse(-depth)
}

/**
 * To be called with each address that the router comes to. It may have replaced the page's while one of our traversals was on its
 * way, in an entry that is gone since.
 */
export function followRouter({ pathname, search, hash, key, state }: Location<unknown>): void {
  const entry = entryOf(history.state)
  if (entry.idx === page) {
    shown = { state: { ...entry, usr: state, key }, url: pathname + search + hash }
    if (!isTraversing && (entry.key ?? 'default') !== key) writeEntry(shown.state, shown.url)
  }
  settleLayers()
}

/** Gives each open layer its entry, and takes those of closed ones away. */
function settleLayers(): void {
  if (isTraversing || isAsking) return
  readEntry()
  if (depth > layers.length) return traverse(layers.length - depth)
  while (depth < layers.length) {
    depth += 1
    history.pushState({ ...entryOf(history.state), layer: depth }, '')
  }
}

/** The router may have led to another page meanwhile, or have replaced the address of this one. */
function readEntry(): void {
  const { idx, layer = 0 } = entryOf(history.state)
  if (idx !== page) {
    page = idx
    depth = isPageBelow(layer) ? layer : 0
  }
  if (layer !== depth) writeEntry(history.state, location.href)
  shown = { state: entryOf(history.state), url: location.href }
}

/**
 * Whether the page's own entry is as many below. A reload in the moment in which a layer's is added leaves the state of that one
 * in the page's own; going back from there would leave the page.
 */
function isPageBelow(layer: number): boolean {
  if (!('navigation' in window)) return true
  const below = navigation.entries()[(navigation.currentEntry?.index ?? 0) - layer]?.url
  return parseUrl(below ?? '')?.pathname === location.pathname
}

function writeEntry(state: unknown, url: string): void {
  history.replaceState({ ...entryOf(state), layer: depth }, '', url)
}

function traverse(delta: number): void {
  isTraversing = true
  dropped = setTimeout(giveUpTraversal, traversalTimeout)
  history.go(delta)
}

/** The current entry is the page's from now on: a link that waits is followed from here. */
function giveUpTraversal(): void {
  isTraversing = false
  depth = 0
  takeAct()?.()
}

function takeAct(): typeof onPage {
  const act = onPage
  onPage = undefined
  return act
}

function onTraversed(event: PopStateEvent): void {
  const { idx, key, layer = 0 } = entryOf(event.state)
  const isOwn = isTraversing
  const isSamePage = (isOwn || depth > 0 || layer > 0) && idx === page
  const open = layers
  const act = takeAct()
  clearTimeout(dropped)
  isTraversing = false
  page = idx
  depth = layer
  if (isSamePage) {
    event.stopImmediatePropagation()
    if (shown && (shown.state?.key !== key || shown.url !== location.href)) writeEntry(shown.state, shown.url)
  } else shown = undefined
  if (isOwn && isSamePage) return act ? act() : settleLayers()
  isAsking = true
  for (const { close } of open.slice(isSamePage ? depth : 0).toReversed()) close()
  // Once their owners have rendered it.
  setTimeout(() => {
    isAsking = false
    // Its entry is still there; browsers skip one that is added without a press.
    const declined = Math.min(layers.length, open.length) - depth
    if (isSamePage && declined > 0 && !isTraversing) traverse(declined)
    else settleLayers()
  })
}

/** Another page comes after this one, not after a layer's entry, which nobody could tell from the page's. */
function onClick(event: MouseEvent): void {
  const link = followedLink(event)
  if (!link || (depth === 0 && !isTraversing)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  leaveLayers(() => link.click())
}

if (typeof window !== 'undefined') {
  // Before the router's, which listens while the event bubbles.
  window.addEventListener('popstate', onTraversed, { capture: true })
  window.addEventListener('click', onClick, { capture: true })
  // A page that comes back as it was left may have been left by a link in a layer.
  window.addEventListener('pageshow', ({ persisted }) => persisted && settleLayers())
  // After a reload nothing is open.
  settleLayers()
}
