/**
 * Runs in the head of every public page, before any other script: built by itself (react-router.config.ts) and put into the
 * HTML by src/server/pages/first-paint.ts, whose marks it looks for.
 */
import { deferredScriptType, isPageHydrated, pageHydrated } from './page-hydrated.ts'
import { savesData } from './saves-data.ts'
import { layOutWholePage } from './whole-layout.ts'

/** So many milliseconds after its HTML the scripts start whatever is missing: in the background it is never painted. */
const maxDelay = 1000

/** A page that is not hydrated so many milliseconds after a fault will never be. */
const maxHydration = 3000

/** HTML that takes longer than so many milliseconds comes over a slow network. */
const slowHtml = 150

startAfterPaint()
// A fault before the page is hydrated mostly keeps it from being so.
addEventListener('error', () => setTimeout(doWithoutScripts, maxHydration))
storeEarlyPresses()
letPicturesWait()
restoreLayout()

/**
 * Starts the page's modules, and the calls for its data, once its texts and the pictures of its first screen have been
 * painted: those that are not lazy. Over a slow network they are fetched at once, while a slow processor is still busy with the
 * HTML. The page's policy knows the module by its hash, so its text stays the same. Where modules cannot be had, it is a
 * page without scripts.
 */
function startAfterPaint(): void {
  let started = false
  const start = () => {
    if (started) return
    started = true
    fetchModulesAndData()
    for (const deferred of document.querySelectorAll(`script[type="${deferredScriptType}"]`)) {
      const module = document.createElement('script')
      module.type = 'module'
      module.textContent = deferred.textContent
      module.addEventListener('error', doWithoutScripts)
      document.head.append(module)
    }
  }
  const painted = new Promise<void>((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
  })
  setTimeout(
    () => {
      if (isNetworkSlow()) fetchModulesAndData()
    },
    slowHtml + 1 - timeOfHtml(),
  )
  const whenParsed = () => {
    if (isNetworkSlow()) return start()
    setTimeout(start, maxDelay)
    const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy')
    void Promise.allSettled([painted, ...pictures.map((picture) => picture.decode())]).then(() =>
      requestAnimationFrame(() => setTimeout(start)),
    )
  }
  document.addEventListener('readystatechange', whenParsed, { once: true })
}

/**
 * A page whose scripts have failed is what it is without them: it says what stands in `noscript`, and its buttons do what they do
 * then, as they do on a hydrated page.
 */
function doWithoutScripts(): void {
  if (isPageHydrated()) return
  for (const said of document.querySelectorAll('noscript')) said.outerHTML = said.textContent
  dispatchEvent(new Event(pageHydrated))
}

function fetchModulesAndData(): void {
  const exceptAhead = savesData() ? ':not([data-ahead])' : ''
  for (const link of document.querySelectorAll(`link[rel=modulepreload],link[as=fetch]${exceptAhead}`))
    link.removeAttribute('media')
}

/** Tells by the way of the HTML itself: the scripts have the longest way of all, and the first paint needs nothing more. */
function isNetworkSlow(): boolean {
  return timeOfHtml() > slowHtml
}

/** Milliseconds from the request to the last byte of the HTML, or until now while it is on its way. */
function timeOfHtml(): number {
  const [html] = performance.getEntriesByType('navigation')
  if (!(html instanceof PerformanceNavigationTiming)) return 0
  return (html.responseEnd || performance.now()) - html.requestStart
}

/**
 * A press on a button that does not work yet is stored, and pressed again when the page is hydrated; until then
 * `data-pressed` shows the press. Links, and fields with Enter, work without scripts and are let through.
 */
function storeEarlyPresses(): void {
  const pressed: HTMLButtonElement[] = []
  const storePress = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button) return
    event.preventDefault()
    button.dataset['pressed'] = ''
    pressed.push(button)
  }
  addEventListener('click', storePress, true)
  addEventListener(
    pageHydrated,
    () => {
      removeEventListener('click', storePress, true)
      for (const button of pressed) {
        delete button.dataset['pressed']
        button.click()
      }
    },
    { once: true },
  )
}

/**
 * `data-pictures-wait` holds pictures back that one has to scroll to, which would come before the page's scripts otherwise:
 * until these are done or have failed, or until one scrolls.
 */
function letPicturesWait(): void {
  const { dataset } = document.documentElement
  dataset['picturesWait'] = ''
  for (const type of [pageHydrated, 'scroll'])
    addEventListener(type, () => delete dataset['picturesWait'], { once: true })
}

/** A page that is reloaded or gone back to is scrolled by a script at its end to where it was. */
function restoreLayout(): void {
  const [html] = performance.getEntriesByType('navigation')
  if (!(html instanceof PerformanceNavigationTiming) || html.type === 'navigate') return
  document.documentElement.dataset['wholeLayout'] = ''
  addEventListener('DOMContentLoaded', layOutWholePage, { once: true })
}
