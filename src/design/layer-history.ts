import type { Location } from 'react-router'

import { parseUrl } from '#src/kernel/parse-url.ts'

import { followedLink } from './followed-link.ts'
import { routerFollower } from './router-follower.ts'

/*
 * Each open layer (a dialog, a drawer) has its own entry in the browser's history, above the page's entry, so that Back closes the
 * layer and keeps the page. The entries of layers have the page's address and state; their field `layer` says how many entries
 * above the page's own they are. The router does not hear of moves between these entries, because it would load the page's data
 * again (decision 063).
 */

/**
 * How many milliseconds to wait for the browser to move to another entry of its history. After very many such moves, browsers drop
 * some, so a move may never come.
 */
const traversalTimeout = 1_000

interface Layer {
  /** Asks the owner of the layer to close it; the owner may decline. */
  readonly close: () => void
}

interface Entry {
  /** React Router's number of the page in the browser's history. */
  readonly idx?: number
  readonly key?: string
  readonly usr?: unknown
  readonly layer?: number
}

let layers: readonly Layer[] = []
/** The `idx` of the page that the current entry belongs to. */
let page: number | undefined
/** How many history entries open layers have added after the page's own entry; 0 if the page's entry is the current one. */
let depth = 0
/** Address and state of the page, no matter whether the current history entry is the page's own or a layer's. */
let shown: { readonly state: Entry | null; readonly url: string } | undefined
let isTraversing = false
let dropped: ReturnType<typeof setTimeout> | undefined
/** True after layers have been asked to close, until their owners have had time to close them. */
let isAsking = false
/** What to do as soon as the page's own entry is the current one, for example to follow a link. */
let onPage: (() => void) | undefined

// The state of a history entry may be ours or the router's. The entry of a link to a part of the same page has no state.
const entryOf = (state: unknown) => (state ?? {}) as Entry

/** Adds a layer on top; Back calls `close`. The returned function removes the layer and its entry. */
export function enterLayer(close: () => void): () => void {
  const layer = { close }
  layers = [...layers, layer]
  queueMicrotask(settleLayers)
  return () => {
    layers = layers.filter((other) => other !== layer)
    // If another layer opens in place of this one in the same rendering, it takes over this layer's history entry.
    queueMicrotask(settleLayers)
  }
}

/** Goes to the page's own entry, whatever layers are open, and then calls `act`, which leads to another page. */
export function leaveLayers(act: () => void): void {
  if (depth === 0 && !isTraversing) return act()
  onPage = act
  if (!isTraversing) traverse(-depth)
}

/**
 * Called with each location that the router comes to. The router may have written the page's new address into a layer's entry that
 * this code has removed in the meantime, so the address is written again into the page's own entry.
 */
function followRouter({ pathname, search, hash, key, state }: Location<unknown>): void {
  const entry = entryOf(history.state)
  if (entry.idx === page) {
    shown = { state: { ...entry, usr: state, key }, url: pathname + search + hash }
    if (!isTraversing && (entry.key ?? 'default') !== key) writeEntry(shown.state, shown.url)
  }
  settleLayers()
}

/** Adds the entries of open layers that have none, and removes the entries of closed layers. */
function settleLayers(): void {
  if (isTraversing || isAsking) return
  readEntry()
  if (depth > layers.length) return traverse(layers.length - depth)
  while (depth < layers.length) {
    depth += 1
    history.pushState({ ...entryOf(history.state), layer: depth }, '')
  }
}

/**
 * Reads the current history entry, because the router may have led to another page meanwhile, or have replaced the address of this
 * page.
 */
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
 * True if the page's own entry is `layer` entries below the current one. It may not be: a reload at the moment when a layer's entry
 * is added leaves the layer's state in the page's own entry, and going back from there would leave the page.
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

/**
 * Called if the browser has dropped a move: takes the current entry as the page's own from now on, and follows a waiting link from
 * here.
 */
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
  // When this timeout runs, React has already removed the layers that their owners closed.
  setTimeout(() => {
    isAsking = false
    // A layer that declined to close keeps its entry, so the browser moves forward to it again. A new entry would be of no use:
    // browsers skip on Back an entry that was added without a press by the user.
    const declined = Math.min(layers.length, open.length) - depth
    if (isSamePage && declined > 0 && !isTraversing) traverse(declined)
    else settleLayers()
  })
}

/**
 * Goes to the page's own entry before a link is followed. Otherwise the next page's entry would come after a layer's entry, and
 * Back would lead to that entry, which nobody could tell from the page's own.
 */
function onClick(event: MouseEvent): void {
  const link = followedLink(event)
  if (!link || (depth === 0 && !isTraversing)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  leaveLayers(() => link.click())
}

if (typeof window !== 'undefined') {
  routerFollower.traverse = onTraversed
  // This listener runs in the capture phase, before that of the router, which runs while the event bubbles.
  window.addEventListener('click', onClick, { capture: true })
  // A link in a layer may have led away from a page that now returns from the browser's page cache. The layer is then still open
  // but has no entry, so it gets one.
  window.addEventListener('pageshow', ({ persisted }) => persisted && settleLayers())
  routerFollower.follow = followRouter
  // After a reload no layer is open, so the entries of former layers are removed.
  settleLayers()
}
