import type { Location } from 'react-router'

import { parseUrl } from '#src/kernel/parse-url.ts'

import { followedLink } from './followed-link.ts'
import { routerFollower } from './router-follower.ts'

/*
 * Each open layer (a dialog, a drawer) has its own entry in the browser's history, above the entry of the page, so that Back closes
 * the layer and keeps the page. A layer's entry has the same address and state as the page's entry, and its field `layer` says how
 * many entries it lies above that entry. This file hides moves between these entries from the router, which would otherwise load
 * the page's data again (decision 063).
 */

/**
 * How many milliseconds this code waits for the browser to move to another history entry. After very many moves, browsers ignore
 * some of them, so a move may never happen.
 */
const traversalTimeout = 1_000

interface Layer {
  /** Asks the component that opened the layer to close it. The component may leave it open. */
  readonly close: () => void
}

interface Entry {
  /** The number that React Router gives to the page's place in the browser's history. */
  readonly idx?: number
  readonly key?: string
  readonly usr?: unknown
  readonly layer?: number
}

let layers: readonly Layer[] = []
/** The `idx` of the page whose own entry or layer's entry is the current history entry. */
let page: number | undefined
/**
 * How many entries of layers lie between the page's own history entry and the current one; 0 if the page's own entry is the current
 * one.
 */
let depth = 0
/** Address and state of the page, no matter whether the current history entry is the page's own or a layer's. */
let shown: { readonly state: Entry | null; readonly url: string } | undefined
let isTraversing = false
let dropped: ReturnType<typeof setTimeout> | undefined
/** True from the moment when layers are asked to close until their components have had time to do it. */
let isAsking = false
/** What to do as soon as the page's own entry is the current one, for example to follow a link. */
let onPage: (() => void) | undefined

// The state of a history entry was written by this code or by the router, so it has the form of `Entry`. The entry of a link to a
// part of the same page has no state.
const entryOf = (state: unknown) => (state ?? {}) as Entry

/** Adds a layer on top of the others; Back then calls `close`. The returned function removes the layer and its history entry. */
export function enterLayer(close: () => void): () => void {
  const layer = { close }
  layers = [...layers, layer]
  queueMicrotask(settleLayers)
  return () => {
    layers = layers.filter((other) => other !== layer)
    // `settleLayers` runs later, as a microtask: if another layer opens in the same rendering as this one closes, it takes over
    // this layer's history entry.
    queueMicrotask(settleLayers)
  }
}

/**
 * Goes back to the page's own history entry, no matter which layers are open, and then calls `act`, for example to follow a link to
 * another page.
 */
export function leaveLayers(act: () => void): void {
  if (depth === 0 && !isTraversing) return act()
  onPage = act
  if (!isTraversing) traverse(-depth)
}

/**
 * Called with each new location of the router. The router may have written the page's new address into a layer's history entry that
 * this code has removed meanwhile. So this function writes the address into the page's own entry again.
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
 * Brings `page`, `depth` and `shown` up to date with the current history entry, because the router may have led to another page
 * meanwhile or have replaced this page's address.
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
 * True if the history entry `layer` entries below the current one belongs to the same page. It can belong to another page: if the
 * user reloads just when a layer's entry is added, the layer's state ends up in the page's own entry. Going back from there would
 * leave the page.
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
 * Called if the browser has ignored a move. From now on the current history entry counts as the page's own, and a link that waited
 * for the move is followed from here.
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
  // Before this timeout runs, React has removed the layers whose components closed them.
  setTimeout(() => {
    isAsking = false
    // A layer that stays open keeps its history entry, so the browser moves forward to that entry again. A new entry would not
    // help: on Back, browsers skip entries that were added without an action of the user.
    const declined = Math.min(layers.length, open.length) - depth
    if (isSamePage && declined > 0 && !isTraversing) traverse(declined)
    else settleLayers()
  })
}

/**
 * Goes to the page's own history entry before the browser follows a link. Otherwise the next page's entry would come after a
 * layer's entry. Back would then lead to the layer's entry, which looks the same as the page's own, so the user would have to press
 * Back twice.
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
  // This listener runs in the capture phase, so it runs before the router's listener, which waits for the event to bubble.
  window.addEventListener('click', onClick, { capture: true })
  // A link in a layer may have led away from a page that the browser now restores from its back/forward cache. The layer is then
  // still open but has no history entry, so it gets a new one.
  window.addEventListener('pageshow', ({ persisted }) => persisted && settleLayers())
  routerFollower.follow = followRouter
  // After a reload no layer is open, so this removes the history entries that layers added before the reload.
  settleLayers()
}
