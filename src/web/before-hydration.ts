/**
 * This script runs in the head of every public page, before any other script. The build makes a separate file of this script
 * (react-router.config.ts). src/server/pages/first-paint.ts puts this file's content into the HTML, and marks the tags that this
 * script has to find.
 */
import { deferredScriptType, isPageHydrated, pageHydrated } from './page-hydrated.ts'
import { savesData } from './saves-data.ts'
import { layOutWholePage } from './whole-layout.ts'

/**
 * The page's scripts start at the latest this many milliseconds after the HTML has arrived, even if nothing was painted, because a
 * page in the background is never painted.
 */
const maxDelay = 1000

/** If a page is not hydrated this many milliseconds after an error, its scripts are considered failed. */
const maxHydration = 3000

/** If the HTML takes longer than this many milliseconds to arrive, the network counts as slow. */
const slowHtml = 150

startAfterPaint()
// An error before hydration usually prevents hydration. The page then works without its scripts.
addEventListener('error', () => setTimeout(doWithoutScripts, maxHydration))
storeEarlyPresses()
letPicturesWait()
restoreLayout()

/**
 * Starts the page's script modules and the calls for its data once the browser has painted the page's texts and the pictures on its
 * first screen (pictures that are not lazy). Over a slow network, modules and data are fetched at once, while the browser may still
 * be busy with the HTML. The page's policy trusts the inline module by its hash, so that module's text must not change. If modules
 * cannot be loaded, the page works as it does without scripts.
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
 * If the page's scripts have failed, lets the page work as it does without scripts: it shows the content of its `noscript`
 * elements, and stored presses are repeated. A repeated press then does what it does without scripts: for example, it sends a form
 * to the server.
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

/**
 * Judges the network by how long the HTML took to arrive. On a slow network the scripts are fetched early: they take longest to
 * arrive, while the first paint needs only the HTML.
 */
function isNetworkSlow(): boolean {
  return timeOfHtml() > slowHtml
}

/** Milliseconds from the request until the last byte of the HTML arrived, or until now if the HTML is still arriving. */
function timeOfHtml(): number {
  const [html] = performance.getEntriesByType('navigation')
  if (!(html instanceof PerformanceNavigationTiming)) return 0
  return (html.responseEnd || performance.now()) - html.requestStart
}

/**
 * Stores a press on a button that does not work before hydration, and repeats the press when the page is hydrated. Until then the
 * attribute `data-pressed` marks the button. Links, and Enter in a field, work without scripts, so they take effect at once.
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
 * The attribute `data-pictures-wait` delays pictures below the first screen, which would otherwise load before the page's scripts.
 * These pictures load once the scripts are loaded or have failed, or when the visitor scrolls.
 */
function letPicturesWait(): void {
  const { dataset } = document.documentElement
  dataset['picturesWait'] = ''
  for (const type of [pageHydrated, 'scroll'])
    addEventListener(type, () => delete dataset['picturesWait'], { once: true })
}

/**
 * On a reload or on Back, a script at the end of the page scrolls to the earlier position. The browser must have laid out the whole
 * page by then, or the position would be wrong.
 */
function restoreLayout(): void {
  const [html] = performance.getEntriesByType('navigation')
  if (!(html instanceof PerformanceNavigationTiming) || html.type === 'navigate') return
  document.documentElement.dataset['wholeLayout'] = ''
  addEventListener('DOMContentLoaded', layOutWholePage, { once: true })
}
